import { writeFileSync } from 'node:fs';
import { tool, type Finished } from './command.ts';
import { inRoot } from './paths.ts';
import { zipFolder } from './zip-folder.ts';

/** Bundles the browser extension into `apps/extension/dist`, and as a zip file into the web app. */
export async function buildExtension({ isShown }: { isShown: boolean }): Promise<Finished> {
  const built = await tool('vite', ['build', '--logLevel', 'warn'], {
    cwd: inRoot('apps', 'extension'),
    isShown,
  });
  if (built.status !== 0) return built;
  const zip = zipFolder(inRoot('apps', 'extension', 'dist'));
  writeFileSync(inRoot('apps', 'web', 'dist', 'candor-extension.zip'), zip);
  return built;
}
