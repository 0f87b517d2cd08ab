import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { collectGarbage } from '@candor/pool';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import {
  BrokenStore,
  isNearlyFull,
  prepareFolder,
  prepareStoreFolder,
  RESTORE_ADVICE,
  setAside,
  undoUnfinished,
} from './data-folder.ts';
import type { OpenStore, Row } from './database.ts';
import { answerBackups } from './backup/answer-backups.ts';
import { compileWasmOnce } from './engine-memory.ts';
import { migrationsDue, migrationsFolder } from './migrations.ts';
import { rememberClient } from './planned-statement.ts';
import { StartError } from './start-error.ts';
import { nameHolder } from './store-holder.ts';
import { holdFolder } from './store-lock.ts';
import { YieldingStore } from './yielding-store.ts';

const BACKUPS_KEPT = 3;

/**
 * The engine's own cache of pages is a whole 128 MB of our memory, of which one person's store needs a tenth; the
 * system caches the store's files as well.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

async function started(dataDir: string | undefined): Promise<YieldingStore> {
  compileWasmOnce();
  const client = new YieldingStore({ startParams, ...(dataDir && { dataDir }) });
  await client.waitReady;
  return client;
}

/** Why a store does not open, and what the operator can do about it. */
function cannotOpen(dataDir: string, cause: unknown): StartError {
  const that = `The store in ${dataDir} cannot be opened.`;
  if (isNearlyFull(dataDir))
    return new StartError(`${that} There is no space left on its disk: free some and start again.`, {
      cause,
    });
  const backups = join(dataDir, '..', 'backups');
  const newest = existsSync(backups) ? readdirSync(backups).toSorted().at(-1) : undefined;
  const kept = newest ? ` The store of before the last upgrade is packed in ${join(backups, newest)}.` : '';
  return new BrokenStore(`${that} ${RESTORE_ADVICE}${kept}`, { cause });
}

/** A store that was killed at the wrong moment may need a second start to put itself right. */
async function startedOnSecondTry(dataDir: string): Promise<YieldingStore> {
  try {
    return await started(dataDir);
  } catch {
    await pause(500);
    try {
      return await started(dataDir);
    } catch (cause) {
      throw cannotOpen(dataDir, cause);
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

const LOOK_MS = 1_000;

function whenLost({ folder, isHeld }: HeldStore, act: (reason: string) => void): void {
  const looking = setInterval(() => {
    if (isHeld()) return;
    clearInterval(looking);
    act(
      `The store in ${folder} was moved, removed or replaced while Candor ran on it. It stopped and writes nothing there.`,
    );
  }, LOOK_MS).unref();
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
    ...(held && { whenLost: (act) => whenLost(held, act) }),
    close: async () => {
      if (held?.isHeld() ?? true) await endBackups?.();
      await (held ?? client).close();
    },
  };
}

/** A data folder that this process alone holds, and the engine on its store, whatever tables that has. */
interface HeldStore {
  client: PGlite;
  folder: string;
  /** Where a store was moved that could not be opened. */
  aside?: string;
  /** False from when the folder of the store was removed, moved or replaced: nothing is read or written from then on. */
  isHeld(): boolean;
  /** Says of a new store that it has what belongs to it: until then a start makes it again. */
  finish(): void;
  close(): Promise<void>;
}

interface HoldOptions {
  /** Moves a store that cannot be opened beside an empty one; without `finish` it is back after `close`. */
  setBrokenAside?: boolean;
}

async function openedOrNew(dataDir: string, unfinished: string): Promise<YieldingStore> {
  // To make a store the engine takes 350 MB for a moment: what loading our modules left behind goes first.
  if (prepareStoreFolder(dataDir, unfinished) === 'new') collectGarbage();
  return startedOnSecondTry(dataDir);
}

/** Opens the store of a data folder as it is, or an empty one. */
export async function holdEmbedded(
  named: string,
  { setBrokenAside = false }: HoldOptions = {},
): Promise<HeldStore> {
  const folder = resolve(named);
  prepareFolder(folder);
  const letGo = holdFolder(folder);
  const dataDir = join(folder, 'store');
  const unfinished = join(folder, 'store-unfinished');
  let aside: string | undefined;
  try {
    undoUnfinished(dataDir, unfinished);
    const client = await openedOrNew(dataDir, unfinished).catch((error: unknown) => {
      if (!setBrokenAside || !(error instanceof BrokenStore)) throw error;
      aside = setAside(dataDir, unfinished);
      return openedOrNew(dataDir, unfinished);
    });
    const isHeld = nameHolder(dataDir);
    client.isHeld = isHeld;
    return {
      client,
      folder,
      ...(aside !== undefined && { aside }),
      isHeld,
      finish: () => rmSync(unfinished, { force: true }),
      close: async () => {
        // The engine's last page goes to a file of that name: what stands there now may be another's.
        if (isHeld()) {
          await client.close();
          if (aside !== undefined) undoUnfinished(dataDir, unfinished);
        }
        letGo();
      },
    };
  } catch (error) {
    if (aside !== undefined) undoUnfinished(dataDir, unfinished);
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
