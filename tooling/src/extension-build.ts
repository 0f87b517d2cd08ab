import { writeFileSync } from 'node:fs';
import { tool } from './command.ts';
import { inRoot } from './paths.ts';
import { zipFolder } from './zip-folder.ts';

/** Bundles the browser extension into `apps/extension/dist`, and as a zip file into the web app. Exits where it fails. */
export async function buildExtension(): Promise<void> {
  const built = await tool('vite', ['build', '--logLevel', 'warn'], { cwd: inRoot('apps', 'extension') });
  if (built.status !== 0) {
    console.error('The browser extension could not be built; the lines above say why.');
    process.exit(1);
  }
  const zip = zipFolder(inRoot('apps', 'extension', 'dist'));
  writeFileSync(inRoot('apps', 'web', 'dist', 'candor-extension.zip'), zip);
}
