import { globSync, readFileSync } from 'node:fs';
import { findBrowser, findHeadlessShell } from './browser.ts';
import { journeys } from './journeys.ts';
import { inRoot } from './paths.ts';
import { startPostgres } from './postgres.ts';
import { quickSteps, runSteps, type Step } from './steps.ts';
import { counted, vitest } from './vitest-run.ts';

/** Here the store only knows who is signed in. */
const ofModelsAndSockets = [
  'src/writing/model-writer.test.ts',
  'src/writing/language-models/local-models.test.ts',
  'src/platform/slow-sockets.test.ts',
];

/** Server tests of which the store is no part, or that bring their own: what they show of one they have shown of both. */
function withoutStore(): string[] {
  const cwd = inRoot('apps', 'server');
  const opensNone = (file: string) =>
    !/from '\.[^']*testing\/|TEST_DATABASE_URL/.test(readFileSync(inRoot('apps', 'server', file), 'utf8'));
  return [...globSync('src/**/*.test.ts', { cwd }).filter(opensNone), ...ofModelsAndSockets];
}

async function serverOnPostgres() {
  const given = process.env['TEST_DATABASE_URL'];
  // Workers wait for the store, and carry none.
  const options = { without: withoutStore(), workers: 3 };
  const onPostgres = (url: string) => vitest(['server'], { TEST_DATABASE_URL: url }, options);
  if (given) return onPostgres(given);
  if (process.env['TEST_POSTGRES'] === 'off') {
    console.log('TEST_POSTGRES=off: the server is tested on the embedded store only.');
    return { status: 0, output: '' };
  }
  const postgres = await startPostgres();
  if (!postgres) {
    const output = 'No PostgreSQL could be started here. TEST_POSTGRES=off tests the embedded store only.';
    console.error(output);
    // On a person's machine the embedded store is enough; the pipeline vouches for both.
    return { status: process.env['CI'] ? 1 : 0, output };
  }
  try {
    return await onPostgres(postgres.url);
  } finally {
    await postgres.stop();
  }
}

const steps: Step[] = [
  ...quickSteps,
  {
    name: 'unit',
    run: async () =>
      vitest(['tooling', 'english', 'domain', 'contracts', 'occupations', 'pool', 'read', 'render', 'web'], {
        TEST_DATABASE_URL: '',
        // HTML files are opened where a browser is, and printed in half the time by one without windows.
        CHROMIUM_PATH: (await findHeadlessShell()) ?? (await findBrowser()) ?? '',
      }),
  },
  { name: 'server on the embedded store', run: () => vitest(['server'], { TEST_DATABASE_URL: '' }) },
  { name: 'server on PostgreSQL', run: serverOnPostgres },
  { name: 'browser journeys', run: () => journeys() },
];

const failed = await runSteps(steps);
const { passed, failed: failedTests, skipped } = counted();
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
console.log(`\n${passed} passed, ${failedTests} failed, ${skipped} skipped`);
process.exit(failed.length > 0 ? 1 : 0);
