import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inRoot, root } from './paths.ts';

function commit(): string | undefined {
  try {
    const revision = execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return revision.toString().trim();
  } catch {
    return undefined;
  }
}

/** What runs here, for people: the version, and the commit where git can tell it. */
export function release(): string {
  const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { version: string };
  const known = commit();
  return known === undefined ? `Candor ${version}` : `Candor ${version}, commit ${known}`;
}
