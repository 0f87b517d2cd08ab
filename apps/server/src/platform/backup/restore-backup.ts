import type { Readable } from 'node:stream';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { getConstructionPlans } from 'pg-boss';
import { migrationsFolder } from '../migrations.ts';
import { StartError } from '../start-error.ts';
import { sequenceLine, type BackupHeader } from './backup-format.ts';
import { damaged, letPass, readBackup, type BackupSummary } from './read-backup.ts';
import { dropAll, foreignKeys, storedTables } from './stored-tables.ts';
import { addressOf, literal, type CopiedStore, type StoredTable, type TableCopier } from './table-copier.ts';

export interface RestoreOptions {
  /** Puts the backup in the place of what people have in the store. Default: refuses. */
  overwrite?: boolean;
}

export interface Restored extends BackupSummary {
  /** Whether waiting jobs came along; those of another version of the queue do not. */
  hasJobs: boolean;
}

async function holdsPeople({ query }: TableCopier): Promise<boolean> {
  const [row] = await query("select to_regclass('public.users') is not null as known");
  if (row?.['known'] !== true) return false;
  const [found] = await query('select exists(select from public.users) as found');
  return found?.['found'] === true;
}

/** Makes the tables as they were when the store had its migrations up to this one; a start brings them further. */
async function makeTables({ query }: TableCopier, upTo: number): Promise<void> {
  const shipped = readMigrationFiles({ migrationsFolder });
  if (!shipped.some(({ folderMillis }) => folderMillis === upTo))
    throw new StartError(
      'This backup was made by another, probably newer, release of Candor. Restore it with that one.',
    );
  await query(`create schema drizzle; create table drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`);
  for (const { sql, hash, folderMillis } of shipped) {
    if (folderMillis > upTo) return;
    const isMade = `insert into drizzle.__drizzle_migrations (hash, created_at) values (${literal(hash)}, ${folderMillis})`;
    await query([...sql, isMade].join(';\n'));
  }
}

/** Makes the queue's tables, where this release's are of the same version. */
async function makeQueue({ query }: TableCopier, version: string | null): Promise<boolean> {
  if (version === null) return false;
  const plan = getConstructionPlans('jobs')
    .replace(/^\s*BEGIN;/, '')
    .replace(/COMMIT;\s*$/, '');
  await query(plan);
  const [made] = await query('select version::text as version from jobs.version');
  if (made?.['version'] === version) return true;
  await query('drop schema jobs cascade');
  return false;
}

async function prepare(tables: TableCopier, header: BackupHeader) {
  await dropAll(tables);
  await makeTables(tables, header.migration);
  const hasJobs = await makeQueue(tables, header.queue);
  const keys = await foreignKeys(tables);
  for (const { drop } of keys) await tables.query(drop);
  const known = new Map((await storedTables(tables)).map((table) => [addressOf(table), table]));
  return { hasJobs, keys, known };
}

/** Rows that the store takes for no data, or for data that does not belong together: a changed file is found by them before its checksum. */
const isWrongData = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && /^2[23]/.test(String(Reflect.get(error, 'code') ?? ''));

async function takeIn(table: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw isWrongData(error) ? damaged(`the store can’t take in the rows of ${table}`) : error;
  }
}

function checkKnown(known: ReadonlyMap<string, StoredTable>, table: StoredTable): void {
  const columns = known.get(addressOf(table))?.columns;
  if (!columns || !table.columns.every((column) => columns.includes(column)))
    throw new StartError(`This backup holds a table that its release did not have: ${table.name}.`);
}

/**
 * Puts a backup in the place of all that a store holds, in one transaction: ended at any moment, it leaves what was there
 * or what the backup holds. Refuses a store with people's data unless told to write over it, and a backup that is not whole.
 */
export function restoreBackup(
  store: CopiedStore,
  from: Readable,
  { overwrite = false }: RestoreOptions = {},
): Promise<Restored> {
  return store.replace(async (tables) => {
    if (!overwrite && (await holdsPeople(tables)))
      throw new StartError(
        'The store holds data of people. Nothing was changed. Add --overwrite to put the backup in its place.',
      );
    let prepared: Awaited<ReturnType<typeof prepare>> | undefined;
    const there = () => {
      if (!prepared) throw new Error('a backup begins with its head');
      return prepared;
    };
    const isLeftOut = (schema: string) => schema === 'jobs' && !there().hasJobs;
    const summary = await readBackup(from, {
      begin: async (header) => {
        prepared = await prepare(tables, header);
      },
      rows: async (table, lines) => {
        if (isLeftOut(table.schema)) {
          await letPass(lines);
          return;
        }
        checkKnown(there().known, table);
        // Migrations and the queue fill some tables themselves.
        await tables.query(`delete from ${addressOf(table)}`);
        await takeIn(table.name, () => tables.copyIn(table, lines));
      },
      sequence: async (sequence) => {
        if (!isLeftOut(sequence.schema)) await tables.query(sequenceLine(sequence));
      },
    });
    const { keys, hasJobs } = there();
    for (const { add } of keys) await tables.query(add);
    return { ...summary, hasJobs };
  });
}
