import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Resume } from './invent.ts';

const run = promisify(execFile);

/** JSON Resume themes of strangers that readers learn from. */
export const learntThemes =
  'class classy modern short slick cora eloquent mocha-responsive orbit kwan msresume papirus latte direct srt techlead standard-resume compact spartacus full autumn rocketspacer verbum actual contempo'.split(
    ' ',
  );
/** Those that readers are only measured on. */
export const measuredThemes =
  'even caffeine stackoverflow paper elegant onepage kendall straightforward macchiato spartan flat'.split(
    ' ',
  );

const home = fileURLToPath(new URL('../../../.cache/themes/', import.meta.url));
const worker = fileURLToPath(new URL('theme-worker.mjs', import.meta.url));
const packageOf = (theme: string) => `jsonresume-theme-${theme}`;
/** What some of them need beside themselves and do not name. */
const unnamed = ['underscore.string', '@rbardini/html'];
const LONGEST_MS = 60_000;

/** Installs the themes beside the repo, without their scripts; one that cannot be had is left out. */
export async function installThemes(): Promise<void> {
  await mkdir(home, { recursive: true });
  const manifest = join(home, 'package.json');
  const known = await readFile(manifest, 'utf8').catch(() => '');
  if (known === '') await writeFile(manifest, '{ "private": true }\n');
  for (const name of [...[...learntThemes, ...measuredThemes].map(packageOf), ...unnamed]) {
    if (known.includes(`"${name}"`)) continue;
    const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps'];
    await run('npm', ['install', ...flags, name], { cwd: home }).catch(() =>
      process.stdout.write(`${name} cannot be had\n`),
    );
  }
}

/** The pages that a theme makes of people; null where it fails. It runs apart, and may only read files. */
export async function pagesOf(theme: string, resumes: readonly Resume[]): Promise<(string | null)[]> {
  const child = run(
    process.execPath,
    ['--permission', '--allow-fs-read=*', '--no-warnings', worker, home, packageOf(theme)],
    { timeout: LONGEST_MS, maxBuffer: 2 ** 28, cwd: home },
  );
  child.child.stdin?.end(JSON.stringify(resumes));
  const { stdout } = await child.catch(() => ({ stdout: '' }));
  const start = stdout.lastIndexOf('\n\u0001');
  return start === -1 ? resumes.map(() => null) : (JSON.parse(stdout.slice(start + 2)) as (string | null)[]);
}
