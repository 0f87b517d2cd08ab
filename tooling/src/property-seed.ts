// Set up before each test file (`vitest.config.ts`).
import fc from 'fast-check';

/**
 * One seed for all property tests: what passes once passes again, and a red run is red for its change.
 * `npm run properties` looks further, with seeds of its own.
 */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_122) });
