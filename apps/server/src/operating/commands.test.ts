import {
  cpSync,
  createReadStream,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it, vi } from 'vitest';
import { patience, tries } from '@candor/testing';
import { register } from '@candor/contracts/account';
import { freePort, newDataFolder, startCandor } from '@candor/testing/server';
import { restoreBackup } from '../platform/backup/restore-backup.ts';
import { backUp } from './backup.ts';
import { openCopied } from './copied-store.ts';
import { move } from './move.ts';
import { restore } from './restore.ts';
import type { Command } from './run-command.ts';
import { beginOperating as begin, type Ran } from './testing/run-operating.ts';
import { contentOf } from './testing/stores.ts';

// A whole server and commands are started, and killed.
vi.setConfig({ testTimeout: patience(240_000) });

const folder = mkdtempSync(join(tmpdir(), 'candor-commands-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What a store holds, after a backup was put in the place of it, if one is given. */
async function contentAt(dataDir: string, backup?: string): Promise<Record<string, string>> {
  const store = await openCopied({ kind: 'embedded', dataDir });
  try {
    if (backup) await restoreBackup(store, createReadStream(backup), { overwrite: true });
    return await store.snapshot(contentOf);
  } finally {
    await store.close();
  }
}

/** Moments spread over what takes so long, in milliseconds. */
const momentsOf = (durationMs: number, count: number) =>
  Array.from({ length: count }, (_, at) => (durationMs * (at + 0.5)) / count);

async function timed([, ended]: [unknown, Promise<Ran>], said: string): Promise<number> {
  const startedMs = performance.now();
  expect(await ended).toMatchObject({ status: 0, output: expect.stringContaining(said) });
  return performance.now() - startedMs;
}

async function killedAfter(durationMs: number, [child, ended]: ReturnType<typeof begin>): Promise<void> {
  await pause(durationMs);
  child.kill('SIGKILL');
  await ended;
}

/** Runs a command that does nothing but say why. */
const refused = (command: Command, args: string[], env: Record<string, string>) =>
  command({ args, env }).then(
    () => 'done',
    ({ message }: Error) => message,
  );

it('back up a running server, restore it elsewhere, and killed leave the old or the new', async () => {
  const dataDir = await newDataFolder();
  const server = await startCandor({ port: await freePort(), dataDir, env: { RATE_LIMIT: 'off' } });
  const signUp = (name: string) =>
    fetch(server.url + register.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, email: `${name}@example.org`, password: 'paper-lamp-durable-7' }),
    });
  await signUp('ana');
  const file = join(folder, 'running.gz');
  const nowhere = join(folder, 'nowhere', 'running.gz');
  expect(await refused(backUp, [nowhere], { DATA_DIR: dataDir })).toMatch(
    /^The backup \S+ cannot be written: there is no folder \S+nowhere\. Make it first\.$/,
  );
  await timed(begin('backup', [file], dataDir), 'Backed up and checked');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await refused(restore, [file, '--overwrite'], { DATA_DIR: dataDir })).toContain(
    'Another Candor is running',
  );
  await signUp('bea');
  await server.stop();

  const target = await newDataFolder();
  const restoreMs = await timed(begin('restore', [file], target), 'Restored: ');
  const restored = await contentAt(target);
  expect(restored['"public"."users"']).toMatch(/^1 /);
  expect(restored['"public"."sessions"']).toMatch(/^1 /);

  const later = await contentAt(dataDir);
  expect(later['"public"."users"']).toMatch(/^2 /);
  for (const moment of momentsOf(restoreMs, tries(1, 10))) {
    const other = mkdtempSync(join(folder, 'killed-'));
    cpSync(dataDir, other, { recursive: true });
    await killedAfter(moment, begin('restore', [file, '--overwrite'], other));
    expect([later, restored]).toContainEqual(await contentAt(other));
    rmSync(other, { recursive: true });
  }

  const again = join(folder, 'again.gz');
  const backupMs = await timed(begin('backup', [again], target), 'Backed up');
  const older = readFileSync(again);
  for (const moment of momentsOf(backupMs, tries(1, 10))) {
    await killedAfter(moment, begin('backup', [again, '--overwrite'], dataDir));
    const isOlder = readFileSync(again).equals(older);
    expect(isOlder ? later : await contentAt(target, again)).toEqual(later);
  }
  expect(await contentAt(dataDir)).toEqual(later);
  for (const used of [dataDir, target]) rmSync(used, { recursive: true });
});

it('say what they are given wrongly', async () => {
  const env = { DATA_DIR: join(folder, 'none') };
  const [, usage] = begin('backup', [], env.DATA_DIR);
  expect(await usage).toMatchObject({ status: 1, output: expect.stringMatching(/^Usage: [^\n]+\n$/) });
  expect(await refused(backUp, [join(folder, 'x')], env)).toContain('There is no store in');
  const written = join(folder, 'written.gz');
  writeFileSync(written, 'needed');
  expect(await refused(backUp, [written], env)).toContain('Name another, or add --overwrite');
  expect(readFileSync(written, 'utf8')).toBe('needed');
  expect(await refused(backUp, ['-'], { ...env, npm_lifecycle_event: 'backup' })).toContain(
    'npm run --silent backup',
  );
  expect(await refused(restore, [join(folder, 'absent')], env)).toContain('There is no file');
  expect(await refused(move, ['--to', 'mysql://x'], env)).toContain('no address of a PostgreSQL');
});
