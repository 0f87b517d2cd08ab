import { createHash } from 'node:crypto';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { OpenStore } from '../database.ts';
import { newestApplied } from '../migrations.ts';
import { StartError } from '../start-error.ts';
import {
  checksumLine,
  END_OF_ROWS,
  headerLine,
  rowsLine,
  sequenceLine,
  type BackupHeader,
} from './backup-format.ts';
import { storedSequences, storedTables } from './stored-tables.ts';
import type { CopiedStore, TableCopier } from './table-copier.ts';

/** The queue's tables are identified by their version. */
async function queueVersion({ query }: TableCopier): Promise<string | null> {
  const [row] = await query("select to_regclass('jobs.version') is not null as known");
  if (row?.['known'] !== true) return null;
  const [version] = await query('select version::text as version from jobs.version');
  return typeof version?.['version'] === 'string' ? version['version'] : null;
}

async function headerOf(tables: TableCopier, store: OpenStore['kind']): Promise<BackupHeader> {
  const migration = await newestApplied(async (text) => ({ rows: await tables.query(text) }));
  if (migration === undefined)
    throw new StartError('There is nothing to back up: the store has no tables yet.');
  return {
    format: 1,
    madeAt: new Date().toISOString(),
    store,
    migration,
    queue: await queueVersion(tables),
  };
}

async function* partsOf(tables: TableCopier, header: BackupHeader): AsyncGenerator<Uint8Array> {
  const line = (text: string) => Buffer.from(`${text}\n`);
  yield line(headerLine(header));
  for (const table of await storedTables(tables)) {
    yield line(rowsLine(table));
    yield* tables.copyOut(table);
    yield line(END_OF_ROWS);
  }
  // After the rows: a number given meanwhile is not given again.
  for (const sequence of await storedSequences(tables)) yield line(sequenceLine(sequence));
}

async function* withChecksum(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const sum = createHash('sha256');
  for await (const part of parts) {
    sum.update(part);
    yield part;
  }
  yield Buffer.from(`${checksumLine(sum.digest('hex'))}\n`);
}

/**
 * Writes all tables of a snapshot into a stream and ends it: a gzipped file of COPY sections, as pg_dump writes them,
 * between a head and a checksum. Only as much is in memory as the stream has not taken.
 */
export async function writeTables(
  tables: TableCopier,
  kind: OpenStore['kind'],
  into: Writable,
  signal?: AbortSignal,
): Promise<void> {
  const header = await headerOf(tables, kind);
  const parts = Readable.from(withChecksum(partsOf(tables, header)), { objectMode: false });
  await pipeline(parts, createGzip({ level: 4 }), into, { ...(signal && { signal }) });
}

/** Writes a store, as it is at one moment, into a stream and ends it. */
export function writeBackup(
  store: CopiedStore,
  kind: OpenStore['kind'],
  into: Writable,
  signal?: AbortSignal,
): Promise<void> {
  return store.snapshot((tables) => writeTables(tables, kind, into, signal));
}
