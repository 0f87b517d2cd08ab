// Property tests beyond the one seed of `npm test`: `npm run properties`, or some files for longer
// (`npm run properties -- text-form --rounds=20`).
import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inRoot, root } from './paths.ts';
import { tool } from './command.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '3' } },
});

const files = globSync('{apps,packages}/*/src/**/*.test.{ts,tsx}', { cwd: root })
  .filter((path) => positionals.length === 0 || positionals.some((part) => path.includes(part)))
  .filter((path) => readFileSync(inRoot(path), 'utf8').includes("from 'fast-check'"))
  .toSorted();
if (files.length === 0) {
  console.error(`No property test is in a file named ${positionals.join(' or ')}.`);
  process.exit(2);
}

const failed: number[] = [];
for (let round = 1; round <= Number(values.rounds); round += 1) {
  const seed = randomInt(2 ** 31);
  console.log(`\n== round ${round} of ${values.rounds}, seed ${seed}, ${files.length} files`);
  const { status } = await tool('vitest', ['run', ...files], { env: { PROPERTY_SEED: String(seed) } });
  if (status !== 0) failed.push(seed);
}
for (const seed of failed) console.error(`Failed; again by PROPERTY_SEED=${seed} npx vitest run FILE`);
process.exit(failed.length > 0 ? 1 : 0);
