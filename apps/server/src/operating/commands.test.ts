import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it, vi } from 'vitest';
import { patience, tries } from '@candor/testing';
import { register } from '@candor/contracts/account';
import { freePort, newDataFolder, startCandor } from '@candor/testing/server';
import { openCopied } from './copied-store.ts';
import { beginOperating as begin, runOperating as run, type Ran } from './testing/run-operating.ts';
import { contentOf } from './testing/stores.ts';

// Whole servers and commands are started, and killed.
vi.setConfig({ testTimeout: patience(240_000) });

const folder = mkdtempSync(join(tmpdir(), 'candor-commands-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What a backup holds, by restoring it. */
async function contentOfBackup(file: string): Promise<Record<string, string>> {
  const dataDir = await newDataFolder();
  expect(await run('restore', [file], dataDir)).toMatchObject({ status: 0 });
  const content = await contentAt(dataDir);
  rmSync(dataDir, { recursive: true });
  return content;
}

async function contentAt(dataDir: string): Promise<Record<string, string>> {
  const store = await openCopied({ kind: 'embedded', dataDir });
  try {
    return await store.snapshot(contentOf);
  } finally {
    await store.close();
  }
}

/** Moments spread over what takes so long, in milliseconds. */
const momentsOf = (durationMs: number, count: number) =>
  Array.from({ length: count }, (_, at) => (durationMs * (at + 0.5)) / count);

async function timed(command: Promise<Ran>): Promise<number> {
  const startedMs = performance.now();
  expect(await command).toMatchObject({ status: 0 });
  return performance.now() - startedMs;
}

async function killedAfter(durationMs: number, [child, ended]: ReturnType<typeof begin>): Promise<void> {
  await pause(durationMs);
  child.kill('SIGKILL');
  await ended;
}

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
  expect((await run('backup', [nowhere], dataDir)).said).toMatch(
    /^The backup \S+ cannot be written: there is no folder \S+nowhere\. Make it first\.\n$/,
  );
  const backedUp = await run('backup', [file], dataDir);
  expect(backedUp).toMatchObject({ status: 0, said: expect.stringContaining('Backed up and checked') });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const refused = await run('restore', [file, '--overwrite'], dataDir);
  expect(refused).toMatchObject({ status: 1, said: expect.stringContaining('Another Candor is running') });
  const sessions = (await contentOfBackup(file))['"public"."sessions"'];
  await signUp('bea');
  await server.stop();

  const target = await newDataFolder();
  const restoreMs = await timed(run('restore', [file], target));
  const restored = await contentAt(target);
  expect(restored['"public"."users"']).toMatch(/^1 /);
  expect(restored['"public"."sessions"']).toBe(sessions);

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
  const backupMs = await timed(run('backup', [again], target));
  const older = await contentOfBackup(again);
  for (const moment of momentsOf(backupMs, tries(1, 10))) {
    await killedAfter(moment, begin('backup', [again, '--overwrite'], dataDir));
    expect([older, later]).toContainEqual(await contentOfBackup(again));
  }
  expect(await contentAt(dataDir)).toEqual(later);
  for (const used of [dataDir, target]) rmSync(used, { recursive: true });
});

it('say what they are given wrongly', async () => {
  const dataDir = join(folder, 'none');
  expect(await run('backup', [], dataDir)).toMatchObject({
    status: 1,
    said: expect.stringMatching(/^Usage/),
  });
  expect((await run('backup', [join(folder, 'x')], dataDir)).said).toContain('There is no store in');
  const written = join(folder, 'written.gz');
  writeFileSync(written, 'needed');
  expect((await run('backup', [written], dataDir)).said).toContain('Name another, or add --overwrite');
  expect(readFileSync(written, 'utf8')).toBe('needed');
  expect((await run('backup', ['-'], dataDir, { npm_lifecycle_event: 'backup' })).said).toContain(
    'npm run --silent backup',
  );
  expect((await run('restore', [join(folder, 'absent')], dataDir)).said).toContain('There is no file');
  expect((await run('move', ['--to', 'mysql://x'], dataDir)).said).toContain('no address of a PostgreSQL');
});
