import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { patience } from '@candor/testing';
import { inRoot } from './paths.ts';

// npm itself is started.
vi.setConfig({ testTimeout: patience(60_000) });

/** The door of the repository before a start that takes a second to stop. */
const folder = mkdtempSync(join(tmpdir(), 'candor-run-'));
afterAll(() => rmSync(folder, { recursive: true }));
for (const path of ['tooling/src', 'node_modules/node/bin'])
  mkdirSync(join(folder, path), { recursive: true });
for (const path of ['package.json', 'package-lock.json', 'tooling/run.mjs', 'tooling/frugal-memory.json'])
  copyFileSync(inRoot(path), join(folder, path));
symlinkSync(process.execPath, join(folder, 'node_modules/node/bin/node'));
const lock = createHash('sha256').update(readFileSync(inRoot('package-lock.json')));
writeFileSync(join(folder, 'node_modules/.candor-installed'), lock.digest('hex'));
writeFileSync(
  join(folder, 'tooling/src/start.ts'),
  `import { writeFileSync } from 'node:fs';
   for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
     process.on(signal, () => setTimeout(() => { writeFileSync('stopped', signal); process.exit(0); }, 1_000));
   setInterval(() => undefined, 1_000);
   console.log('ready', process.env['PORT'], process.env['HOST']);`,
);

function start(env: Record<string, string> = {}) {
  const npm = spawn('npm', ['start'], { cwd: folder, env: { ...process.env, ...env } });
  const ready = new Promise<string>((resolve) => {
    npm.stdout.on('data', (chunk: Buffer) => {
      const [line] = /^ready .*$/m.exec(chunk.toString()) ?? [];
      if (line) resolve(line);
    });
  });
  const ended = new Promise<number | null>((resolve) => npm.on('close', resolve));
  return { npm, ready, ended };
}

it.each(['SIGTERM', 'SIGINT'] as const)(
  'lets %s to npm reach the server, and waits for it',
  async (signal) => {
    rmSync(join(folder, 'stopped'), { force: true });
    const { npm, ready, ended } = start();
    await ready;
    npm.kill(signal);
    expect(await ended).toBe(0);
    expect(existsSync(join(folder, 'stopped'))).toBe(true);
  },
);

it('reads .env of its folder, after the environment', async () => {
  writeFileSync(join(folder, '.env'), 'PORT=3100\nHOST=0.0.0.0\n');
  const { npm, ready, ended } = start({ PORT: '3200' });
  expect(await ready).toBe('ready 3200 0.0.0.0');
  npm.kill('SIGTERM');
  await ended;
});
