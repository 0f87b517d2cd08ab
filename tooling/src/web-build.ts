import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tool } from './command.ts';
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
function sourcesHash(): string {
  const hash = createHash('sha256');
  for (const path of globSync(sources, { cwd: root }).toSorted()) {
    const { size, mtimeMs } = statSync(inRoot(path));
    hash.update(`${path}\0${size}\0${mtimeMs}\n`);
  }
  hash.update(process.env['CANDOR_PSEUDO'] ?? '');
  return hash.digest('hex');
}

/** Bundles the web app into `apps/web/dist`, unless the bundle there is of the present sources. Exits where it fails. */
export async function buildWeb(): Promise<void> {
  const wanted = sourcesHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Building the web app.');
  const built = await tool('vite', ['build', '--logLevel', 'warn'], { cwd: inRoot('apps', 'web') });
  if (built.status !== 0) {
    console.error('The web app could not be built; the lines above say why.');
    process.exit(1);
  }
  await buildExtension();
  writeFileSync(stamp, wanted);
}
