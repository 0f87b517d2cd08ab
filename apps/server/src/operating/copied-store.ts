import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Writable } from 'node:stream';
import { backupSocket } from '../platform/backup/answer-backups.ts';
import { embeddedCopier } from '../platform/backup/embedded-copier.ts';
import { postgresCopier } from '../platform/backup/postgres-copier.ts';
import type { CopiedStore } from '../platform/backup/table-copier.ts';
import { writeBackup } from '../platform/backup/write-backup.ts';
import { holdEmbedded } from '../platform/embedded-store.ts';
import { StartError } from '../platform/start-error.ts';

/** Where a store is: a PostgreSQL by its address, or the data folder of an embedded one. */
export type StorePlace = { kind: 'postgres'; url: string } | { kind: 'embedded'; dataDir: string };

/** The place that `--to` or the configuration names. */
export function placeOf(named: string): StorePlace {
  if (/^postgres(ql)?:\/\//.test(named)) return { kind: 'postgres', url: named };
  if (named.includes('://')) throw new StartError(`${named} is no address of a PostgreSQL and no folder.`);
  return { kind: 'embedded', dataDir: named };
}

const hasStore = (dataDir: string) => existsSync(join(resolve(dataDir), 'store', 'PG_VERSION'));

type TargetStore = CopiedStore & {
  /** What was put there is all that belongs there. */
  finish(): void;
  /** Where a store was moved that could not be opened. */
  aside?: string;
};

/** Opens a store to copy it out, or to put another in its place: an embedded one that no server holds. */
export async function openCopied(
  place: StorePlace,
  options: Parameters<typeof holdEmbedded>[1] = {},
): Promise<TargetStore> {
  if (place.kind === 'postgres') return { ...(await postgresCopier(place.url)), finish: () => undefined };
  const { client, close, finish, aside } = await holdEmbedded(place.dataDir, options);
  return { ...embeddedCopier(client, close), finish, ...(aside !== undefined && { aside }) };
}

/** Opens a store that has to be there. */
export async function openFilled(place: StorePlace): Promise<CopiedStore> {
  if (place.kind === 'embedded' && !hasStore(place.dataDir))
    throw new StartError(
      `There is no store in ${resolve(place.dataDir)}. Set DATA_DIR or DATABASE_URL as the server has them.`,
    );
  return openCopied(place);
}

/** Has a running server write its backup. Whether one was there: what it wrote may be cut. */
async function askRunning(dataDir: string, into: Writable): Promise<boolean> {
  const name = backupSocket(resolve(dataDir));
  if (!name || !existsSync(name)) return false;
  const socket = connect(name);
  const isConnected = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
  if (isConnected) await pipeline(socket, into);
  return isConnected;
}

/** Writes the backup of a store into a stream, whether servers are at work on it or not. */
export async function backUpPlace(place: StorePlace, into: Writable): Promise<void> {
  if (place.kind === 'embedded' && (await askRunning(place.dataDir, into))) return;
  const store = await openFilled(place);
  try {
    await writeBackup(store, place.kind, into);
  } finally {
    await store.close();
  }
}
