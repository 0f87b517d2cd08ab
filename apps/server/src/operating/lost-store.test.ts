import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { isThorough, patience } from '@candor/testing';
import { register } from '@candor/contracts/account';
import { freePort, newDataFolder, startNewCandor, type CandorServer } from '@candor/testing/server';
import { openEmbedded } from '../platform/embedded-store.ts';
import { backUp } from './backup.ts';
import { openCopied } from './copied-store.ts';
import { restore } from './restore.ts';

// A whole server is started, and new stores are made.
vi.setConfig({ testTimeout: patience(180_000), hookTimeout: patience(180_000) });

const folder = mkdtempSync(join(tmpdir(), 'candor-lost-'));
afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true });
});

const headers = { 'content-type': 'application/json' };
const person = { name: 'Ana', email: 'ana@example.org', password: 'paper-lamp-durable-7' };
let server: CandorServer;
/** Of a store that holds one person. */
const file = join(folder, 'one.sql.gz');
beforeAll(async () => {
  server = await startNewCandor({ port: await freePort() });
  await fetch(server.url + register.path, { method: 'POST', headers, body: JSON.stringify(person) });
  await backUp({ args: [file], env: { DATA_DIR: server.dataDir } });
});

async function peopleIn(dataDir: string): Promise<unknown> {
  const store = await openCopied({ kind: 'embedded', dataDir });
  try {
    return await store.snapshot(({ query }) => query('select email from users'));
  } finally {
    await store.close();
  }
}

it('ends a server whose store was removed, which leaves alone what is restored in its place', async () => {
  const { dataDir, url, processId } = server;
  rmSync(dataDir, { recursive: true });
  // Unless it is already gone, it says that it is not ready, and answers nothing from files that are deleted.
  const status = await fetch(`${url}/readyz`).then(
    (answer) => answer.status,
    () => 503,
  );
  expect(status).toBe(503);
  await restore({ args: [file], env: { DATA_DIR: dataDir } });
  const look = () => process.kill(processId, 0);
  await vi.waitFor(() => expect(look).toThrow('ESRCH'), { timeout: patience(20_000) });
  expect(await peopleIn(dataDir)).toEqual([{ email: person.email }]);
  rmSync(dataDir, { recursive: true });
});

it('makes no store anew at a stop after its own was moved away', async () => {
  const dataDir = await newDataFolder();
  const { store, close } = await openEmbedded(dataDir);
  await store.execute("insert into settings (name, value) values ('written', 'late')");
  renameSync(join(dataDir, 'store'), join(dataDir, 'store.newer'));
  await close();
  expect(readdirSync(dataDir)).not.toContain('store');
  rmSync(dataDir, { recursive: true });
});

it.runIf(isThorough)(
  'restores over a store that cannot be opened, which is kept beside it, or put back where that fails',
  async () => {
    const dataDir = mkdtempSync(join(folder, 'broken-'));
    const env = { DATA_DIR: dataDir };
    mkdirSync(join(dataDir, 'store'));
    writeFileSync(join(dataDir, 'store', 'PG_VERSION'), 'broken');
    const stores = () => readdirSync(dataDir).filter((name) => name.startsWith('store'));

    await expect(restore({ args: [file], env })).rejects.toThrow('restore -- FILE --overwrite');
    const damaged = join(folder, 'damaged.sql.gz');
    writeFileSync(damaged, 'no backup');
    await expect(restore({ args: [damaged, '--overwrite'], env })).rejects.toThrow('no whole backup');
    expect(stores()).toEqual(['store']);
    expect(readdirSync(join(dataDir, 'store'))).toEqual(['PG_VERSION']);

    const [said] = await restore({ args: [file, '--overwrite'], env });
    expect(said).toMatch(/it is kept in \S+store-broken-/);
    expect(stores()).toEqual(['store', expect.stringMatching(/^store-broken-/)]);
    expect(await peopleIn(dataDir)).toEqual([{ email: person.email }]);
  },
);
