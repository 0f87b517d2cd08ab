import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const folder = (path: string) => new URL(`../../../${path}`, import.meta.url).href;

/** What a process loads for a file before it does any work, by its address. */
function loadedBy(file: string): string[] {
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
    await import(${JSON.stringify(folder(file))});
    process.stdout.write(JSON.stringify(loaded), () => process.exit());`;
  const options = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', script];
  return JSON.parse(execFileSync(process.execPath, options, { encoding: 'utf8', maxBuffer: 8_000_000 }));
}

/**
 * What reads English or files weighs some 15 to 30 MB: threads and processes that need it load it, for as long as they work.
 * The database kit of the auth library is not used: its hundreds of files would only delay the start.
 */
const heavy = [
  'packages/language/',
  'packages/read/',
  'packages/domain/src/reading/',
  'node_modules/kysely/',
].map(folder);

/** Parts of them that stand alone: the limits of a file, how single words are spelt. */
const light = ['packages/read/src/limits.ts', 'packages/language/src/spelling/'].map(folder);

test.each(['apps/server/src/app.ts', 'packages/render/src/pool/worker.ts'])(
  'a process that always runs loads no language model, no reader and no second database kit: %s',
  (file) => {
    const loaded = loadedBy(file);
    expect(loaded).toContain(folder(file));
    const isOf = (paths: readonly string[]) => (url: string) => paths.some((path) => url.startsWith(path));
    expect(loaded.filter(isOf(heavy)).filter((url) => !isOf(light)(url))).toEqual([]);
  },
);
