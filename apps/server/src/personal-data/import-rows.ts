import { setImmediate } from 'node:timers/promises';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Brought } from '@candor/contracts/personal-data';
import type { Incoming, IncomingRow, OwnedTable } from '../platform/capability.ts';
import { NewIds } from './new-ids.ts';
import { columnSchema } from './read-column.ts';
import { rowsIn, type Archive } from './read-archive.ts';
import { insertRows } from './row-store.ts';

const uuid = z.uuid();

function nameOf(table: PgTable, column: PgColumn): string {
  const found = Object.entries(getTableColumns(table)).find(([, one]) => one === column);
  if (!found) throw new Error('the column is of another table');
  return found[0];
}

/** A column that points at a record of another table that comes in too. */
interface Pointing {
  name: string;
  target: PgTable;
  isNeeded: boolean;
}

function pointingColumns({ table, ownedBy }: OwnedTable): Pointing[] {
  return getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignTable } = key.reference();
    const [column] = columns;
    return column && foreignTable !== table && column !== ownedBy
      ? [{ name: nameOf(table, column), target: foreignTable, isNeeded: column.notNull }]
      : [];
  });
}

/** A row that points only at what came in; null where it cannot stand without what did not. */
function pointed(
  row: IncomingRow,
  columns: readonly Pointing[],
  ids: ReadonlyMap<PgTable, ReadonlySet<unknown>>,
): IncomingRow | null {
  const lost = columns.filter(({ name, target }) => row[name] !== null && !ids.get(target)?.has(row[name]));
  if (lost.some(({ isNeeded }) => isNeeded)) return null;
  return { ...row, ...Object.fromEntries(lost.map(({ name }) => [name, null])) };
}

/** New ids for all that the archive names by one. */
function newIdsOf({ manifest, files }: Archive, tables: readonly OwnedTable[], ownerId: string): NewIds {
  const ids = new NewIds([[manifest.account.id, ownerId]]);
  const named = new Map(
    tables.map(({ table }) => [
      getTableName(table),
      Object.entries(getTableColumns(table)).flatMap(([name, { columnType }]) =>
        columnType === 'PgUUID' ? [name] : [],
      ),
    ]),
  );
  for (const { table, text } of files)
    for (const row of named.has(table) ? rowsIn(text) : [])
      for (const name of named.get(table) ?? []) {
        const id = uuid.safeParse(row[name]);
        if (id.success) ids.of(id.data);
      }
  return ids;
}

function rowSchema({ table, withheld }: OwnedTable) {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !withheld.includes(name));
  return z.object(Object.fromEntries(columns.map(([name, column]) => [name, columnSchema(column)])));
}

export interface Bringing {
  archive: Archive;
  tables: readonly OwnedTable[];
  owner: Incoming['owner'];
  store: Incoming['store'];
  configuration: Incoming['configuration'];
}

/**
 * Brings the rows of an archive into an account, each read as hostile input: by the types of its columns, and what
 * stands in JSON by its capability's own rules. Rows that are there already, or cannot be read, are left out and
 * counted. Call in a transaction: where it throws, nothing may stay.
 */
export async function importRows({
  archive,
  tables,
  owner,
  store,
  configuration,
}: Bringing): Promise<Brought> {
  const portable = tables.filter(({ portability }) => portability === 'portable');
  const ids = newIdsOf(archive, portable, owner.id);
  const accepted = new Map<PgTable, IncomingRow[]>();
  const acceptedIds = new Map<PgTable, Set<unknown>>();
  const incoming: Incoming = { owner, store, configuration, accepted: (table) => accepted.get(table) ?? [] };
  const rows: Brought['rows'] = [];
  let leftOut = 0;
  for (const owned of portable) {
    const name = getTableName(owned.table);
    const schema = rowSchema(owned);
    const pointing = pointingColumns(owned);
    const own = nameOf(owned.table, owned.ownedBy);
    const kept: IncomingRow[] = [];
    for (const { text } of archive.files.filter(({ table }) => table === name)) {
      for (const raw of rowsIn(ids.in(text))) {
        const read = schema.safeParse({ ...raw, [own]: owner.id });
        const row = read.success && pointed(read.data, pointing, acceptedIds);
        const fit = row && (await owned.accept(row, incoming));
        if (fit) kept.push(fit);
        else leftOut += 1;
      }
      // Others are answered between two files.
      await setImmediate();
    }
    const inserted = await insertRows(store, owned, kept);
    accepted.set(owned.table, inserted);
    acceptedIds.set(owned.table, new Set(inserted.map(({ id }) => id)));
    leftOut += kept.length - inserted.length;
    if (inserted.length > 0) rows.push({ table: name, count: inserted.length });
  }
  return { rows, leftOut };
}
