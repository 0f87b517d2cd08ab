import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it, vi } from 'vitest';
import { patience, tries } from '@candor/testing';
import { register } from '@candor/contracts/account';
import { freePort, newDataFolder, startCandor } from '@candor/testing/server';
import { openCopied } from './copied-store.ts';
import { contentOf } from './testing/stores.ts';

// Whole servers and commands are started, and killed.
vi.setConfig({ testTimeout: patience(180_000) });

const folder = mkdtempSync(join(tmpdir(), 'candor-commands-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Ran {
  status: number | null;
  said: string;
}

function begin(command: string, args: readonly string[], dataDir: string): [ChildProcess, Promise<Ran>] {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, `${command}.ts`), ...args],
    { env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  return [child, new Promise((resolve) => child.on('close', (status) => resolve({ status, said })))];
}
const run = (...given: Parameters<typeof begin>) => begin(...given)[1];

async function contentAt(dataDir: string): Promise<Record<string, string>> {
  const store = await openCopied({ kind: 'embedded', dataDir });
  try {
    return await store.snapshot(contentOf);
  } finally {
    await store.close();
  }
}

it('back up a running server, restore it elsewhere, and killed leave the old or the new', async () => {
  const dataDir = await newDataFolder();
  const server = await startCandor({ port: await freePort(), dataDir, env: { RATE_LIMIT: 'off' } });
  await fetch(server.url + register.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ana', email: 'ana@example.org', password: 'paper-lamp-durable-7' }),
  });
  const file = join(folder, 'running.gz');
  const backedUp = await run('backup', [file], dataDir);
  expect(backedUp).toMatchObject({ status: 0, said: expect.stringContaining('Backed up and checked') });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const refused = await run('restore', [file, '--overwrite'], dataDir);
  expect(refused).toMatchObject({ status: 1, said: expect.stringContaining('Another Candor is running') });
  await server.stop();

  const target = await newDataFolder();
  const fresh = await contentAt(target);
  expect(await run('restore', [file], target)).toMatchObject({ status: 0 });
  const content = await contentAt(target);
  expect(content['"public"."users"']).toMatch(/^1 /);
  expect(content['"public"."sessions"']).toBe((await contentAt(dataDir))['"public"."sessions"']);

  for (let kill = 0; kill < tries(2, 10); kill += 1) {
    const other = await newDataFolder();
    const [child, ended] = begin('restore', [file], other);
    await pause(patience(500 + 700 * kill));
    child.kill('SIGKILL');
    await ended;
    expect([fresh, content]).toContainEqual(await contentAt(other));
    rmSync(other, { recursive: true });
  }
  const again = join(folder, 'again');
  for (let kill = 0; kill < tries(1, 10); kill += 1) {
    const [child, ended] = begin('backup', [again], target);
    await pause(patience(300 + 200 * kill));
    child.kill('SIGKILL');
    const { status } = await ended;
    expect(existsSync(again)).toBe(status === 0 || readdirSync(folder).includes('again'));
  }
  expect(await contentAt(target)).toEqual(content);
  for (const used of [dataDir, target]) rmSync(used, { recursive: true });
});

it('say what they are given wrongly', async () => {
  const dataDir = join(folder, 'none');
  expect(await run('backup', [], dataDir)).toMatchObject({
    status: 1,
    said: expect.stringMatching(/^Usage/),
  });
  expect((await run('backup', [join(folder, 'x')], dataDir)).said).toContain('There is no store in');
  expect((await run('restore', [join(folder, 'absent')], dataDir)).said).toContain('There is no file');
  expect((await run('move', ['--to', 'mysql://x'], dataDir)).said).toContain('no address of a PostgreSQL');
});
