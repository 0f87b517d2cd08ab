import { globSync, readFileSync } from 'node:fs';
import type { Finished } from './command.ts';
import { inRoot } from './paths.ts';
import { startPostgres } from './postgres.ts';
import type { Step } from './steps.ts';
import { vitest, type VitestOptions } from './vitest-run.ts';

/** The mark of tests of a store's own ways: files named so run on PostgreSQL and on the embedded store. */
const onBoth = '.stores.test.ts';

/** Here the store only knows who is signed in. */
const ofModelsAndSockets = [
  'src/writing/cv-writer.test.ts',
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

const onEmbedded = (options: VitestOptions = {}) =>
  vitest(['server'], { TEST_DATABASE_URL: '' }, { name: 'server-embedded', ...options });

// Workers wait for the store, and carry none.
const onPostgres = (url: string, without: readonly string[] = []) =>
  vitest(['server'], { TEST_DATABASE_URL: url }, { name: 'server-postgres', workers: 3, without });

function bothFailed(results: readonly Finished[]): Finished {
  return {
    status: results.some(({ status }) => status !== 0) ? 1 : 0,
    output: results.map(({ output }) => output).join(''),
  };
}

/** All on PostgreSQL, and beside them the marked ones on the embedded store: one worker, since each carries a store. */
async function onBothAtOnce(url: string): Promise<Finished> {
  const embedded = onEmbedded({ only: [onBoth], workers: 1, isShown: false });
  const onServer = await onPostgres(url);
  const done = await embedded;
  console.log(done.output.trimEnd());
  return bothFailed([onServer, done]);
}

/**
 * The tests of the server, each on one store: PostgreSQL where it can be started, where a worker costs less, else the
 * embedded one. The marked ones run on both, and with `isThorough` all do.
 */
async function serverTests(isThorough: boolean): Promise<Finished> {
  const given = process.env['TEST_DATABASE_URL'];
  const isOff = process.env['TEST_POSTGRES'] === 'off';
  const started = given || isOff ? undefined : await startPostgres();
  const url = given || started?.url;
  if (!url) {
    const output = isOff
      ? 'TEST_POSTGRES=off: the server is tested on the embedded store only.'
      : 'No PostgreSQL could be started here: the server is tested on the embedded store only.';
    console.log(output);
    const done = await onEmbedded();
    // On a person's machine the embedded store is enough; the pipeline vouches for both.
    return process.env['CI'] && !isOff ? { ...done, status: 1 } : done;
  }
  try {
    if (isThorough) return bothFailed([await onEmbedded(), await onPostgres(url, withoutStore())]);
    return await onBothAtOnce(url);
  } finally {
    await started?.stop();
  }
}

/** The step that tests the server. */
export function serverStep(isThorough: boolean): Step {
  return { name: 'server', run: () => serverTests(isThorough), cores: 2 };
}
