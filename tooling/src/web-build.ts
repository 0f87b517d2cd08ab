import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tool, type Finished } from './command.ts';
import { buildExtension } from './extension-build.ts';
import { inRoot, root } from './paths.ts';

const sources = [
  'apps/web/{index.html,review.html,vite.config.ts,package.json}',
  'apps/web/{src,public,build}/**/*',
  'apps/extension/{popup.html,vite.config.ts,src/*,public/*,build/*}',
  'packages/{domain,contracts,language,words}/{src,catalogues}/**/*',
  'package-lock.json',
];
const stamp = inRoot('apps', 'web', 'dist', '.built-from');

/** A hash over names, sizes and times of all that the web app is bundled from. */
function sourcesHash(pseudo: string): string {
  const hash = createHash('sha256');
  for (const path of globSync(sources, { cwd: root }).toSorted()) {
    const { size, mtimeMs } = statSync(inRoot(path));
    hash.update(`${path}\0${size}\0${mtimeMs}\n`);
  }
  hash.update(pseudo);
  return hash.digest('hex');
}

interface WebBuildOptions {
  /** With the language that is none, in which journeys look for words that are not translated. Default by `CANDOR_PSEUDO`. */
  isPseudo?: boolean;
  /** Show what the bundler says while it says it. Default true. */
  isShown?: boolean;
}

/** Bundles the web app into `apps/web/dist`, unless the bundle there is of the present sources. */
async function webBuilt({ isPseudo, isShown = true }: WebBuildOptions = {}): Promise<Finished> {
  const pseudo = isPseudo ? '1' : (process.env['CANDOR_PSEUDO'] ?? '');
  const wanted = sourcesHash(pseudo);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return { status: 0, output: '' };
  if (isShown) console.log('Building the web app.');
  const built = await tool('vite', ['build', '--logLevel', 'warn'], {
    cwd: inRoot('apps', 'web'),
    env: { CANDOR_PSEUDO: pseudo },
    isShown,
  });
  const extended = built.status === 0 ? await buildExtension({ isShown }) : built;
  if (extended.status === 0) writeFileSync(stamp, wanted);
  return extended;
}

/** The same as journeys need it: they look for words that are not translated. */
export const webForJourneys = (isShown = true): Promise<Finished> => webBuilt({ isPseudo: true, isShown });

/** Bundles the web app where that is due. Exits where it fails. */
export async function buildWeb(): Promise<void> {
  const { status } = await webBuilt();
  if (status === 0) return;
  console.error('The web app could not be built; the lines above say why.');
  process.exit(1);
}
