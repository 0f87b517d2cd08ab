import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { collectGarbage } from '@candor/pool';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { isNearlyFull, prepareFolder, prepareStoreFolder } from './data-folder.ts';
import type { OpenStore, Row } from './database.ts';
import { answerBackups } from './backup/answer-backups.ts';
import { compileWasmOnce } from './engine-memory.ts';
import { migrationsDue, migrationsFolder } from './migrations.ts';
import { rememberClient } from './planned-statement.ts';
import { StartError } from './start-error.ts';
import { holdFolder } from './store-lock.ts';
import { YieldingStore } from './yielding-store.ts';

const BACKUPS_KEPT = 3;

/**
 * The engine's own cache of pages is a whole 128 MB of our memory, of which one person's store needs a tenth; the
 * system keeps the store's files at hand as well.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

async function started(dataDir: string | undefined): Promise<PGlite> {
  compileWasmOnce();
  const client = new YieldingStore({ startParams, ...(dataDir && { dataDir }) });
  await client.waitReady;
  return client;
}

/** What the operator can do about a store that does not open. */
function adviceFor(dataDir: string): string {
  if (isNearlyFull(dataDir)) return 'There is no space left on its disk: free some and start again.';
  const backups = join(dataDir, '..', 'backups');
  const newest = existsSync(backups) ? readdirSync(backups).toSorted().at(-1) : undefined;
  return newest
    ? `Move that folder away and unpack ${join(backups, newest)} in its place.`
    : 'Restore that folder from a backup of yours, or move it away to start with an empty store.';
}

/** A store that was killed at the wrong moment may need a second start to put itself right. */
async function startedOnSecondTry(dataDir: string): Promise<PGlite> {
  try {
    return await started(dataDir);
  } catch {
    await pause(500);
    try {
      return await started(dataDir);
    } catch (cause) {
      throw new StartError(`The store in ${dataDir} cannot be opened. ${adviceFor(dataDir)}`, { cause });
    }
  }
}

async function backUp(client: PGlite, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const packed = await client.dumpDataDir('gzip');
  const name = `store-${new Date().toISOString().replace(/[:.]/g, '-')}.tar.gz`;
  await writeFile(join(folder, name), Buffer.from(await packed.arrayBuffer()), { mode: 0o600 });
  const backups = (await readdir(folder)).filter((file) => file.startsWith('store-')).toSorted();
  await Promise.all(backups.slice(0, -BACKUPS_KEPT).map((file) => rm(join(folder, file))));
}

async function opened(client: PGlite, held?: HeldStore): Promise<OpenStore> {
  const store = drizzle(client);
  rememberClient(store, client);
  const due = await migrationsDue((text) => client.query<Row>(text));
  if (due === 'upgrade' && held) await backUp(client, join(held.folder, 'backups'));
  if (due !== 'none') await migrate(store, { migrationsFolder });
  const endBackups = held && (await answerBackups(client, held.folder));
  return {
    kind: 'embedded',
    store,
    client,
    ...(held && { folder: held.folder }),
    ping: async () => {
      await client.query('select 1');
    },
    close: async () => {
      await endBackups?.();
      await (held ?? client).close();
    },
  };
}

/** A data folder that this process alone holds, and the engine on its store, whatever tables that has. */
interface HeldStore {
  client: PGlite;
  folder: string;
  /** Says of a new store that it has what belongs to it: until then a start makes it anew. */
  finish(): void;
  close(): Promise<void>;
}

/** Opens the store of a data folder as it is, or an empty one. */
export async function holdEmbedded(dataDir: string): Promise<HeldStore> {
  const folder = resolve(dataDir);
  prepareFolder(folder);
  const letGo = holdFolder(folder);
  try {
    const dataDir = join(folder, 'store');
    const unfinished = join(folder, 'store-unfinished');
    const state = prepareStoreFolder(dataDir, unfinished);
    // To make a store the engine takes 350 MB for a moment: what loading our modules left behind goes first.
    if (state === 'new') collectGarbage();
    const client = await startedOnSecondTry(dataDir);
    return {
      client,
      folder,
      finish: () => rmSync(unfinished, { force: true }),
      close: async () => {
        await client.close();
        letGo();
      },
    };
  } catch (error) {
    letGo();
    throw error;
  }
}

/** The store of a single server, in the data folder: PostgreSQL inside this process. */
export async function openEmbedded(dataDir: string): Promise<OpenStore> {
  const held = await holdEmbedded(dataDir);
  try {
    const store = await opened(held.client, held);
    held.finish();
    return store;
  } catch (error) {
    await held.close();
    throw error;
  }
}

/** A store in memory, gone when closed: for tests. */
export async function openInMemory(): Promise<OpenStore> {
  return opened(await started(undefined));
}
