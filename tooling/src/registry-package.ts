import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from './command.ts';
import { cache } from './paths.ts';

/**
 * Installs one package from the npm registry beside the project, into the cache, and gives its folder; undefined
 * where it cannot be had. For large things that only some machines need, so that `npm start` never waits for them.
 */
export async function registryPackage(name: string, version: string): Promise<string | undefined> {
  const prefix = join(cache, name.replaceAll(/[^a-z0-9-]/g, '_'));
  const folder = join(prefix, 'node_modules', ...name.split('/'));
  if (existsSync(join(folder, 'package.json'))) return folder;
  mkdirSync(prefix, { recursive: true });
  writeFileSync(join(prefix, 'package.json'), '{"private":true}');
  const npmCli = process.env['npm_execpath'];
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', `${name}@${version}`];
  const done = npmCli
    ? await command(process.execPath, [npmCli, ...args], { cwd: prefix })
    : await command('npm', args, { cwd: prefix });
  return done.status === 0 && existsSync(join(folder, 'package.json')) ? folder : undefined;
}
