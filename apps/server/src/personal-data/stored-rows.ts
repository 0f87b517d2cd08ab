import { and, eq, getTableColumns, or } from 'drizzle-orm';
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core';
import type { IncomingRow, PersonalTable } from '../platform/capability.ts';
import type { Store } from '../platform/database.ts';
import { keyColumns } from './rows.ts';

const DELETED_AT_ONCE = 200;

/** The columns of a table that point at its own rows: they are set once all are there. */
export function selfReferences({ table }: PersonalTable): string[] {
  return getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignTable } = key.reference();
    return foreignTable === table
      ? Object.entries(getTableColumns(table)).flatMap(([name, one]) => (columns.includes(one) ? [name] : []))
      : [];
  });
}

/** The fields of the columns that tell a table's rows apart. */
function keyFields(personal: PersonalTable): Record<string, PgColumn> {
  const keys = new Set(keyColumns(personal).map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(getTableColumns(personal.table)).filter(([, { name }]) => keys.has(name)),
  );
}

/** Inserts rows that are not there yet, what they say of each other left out. @returns the keys of those that were inserted */
export async function insertRows(
  store: Store,
  personal: PersonalTable,
  rows: readonly IncomingRow[],
): Promise<IncomingRow[]> {
  if (rows.length === 0) return [];
  const without = Object.fromEntries(selfReferences(personal).map((name) => [name, null]));
  return store
    .insert(personal.table)
    .values(rows.map((row) => ({ ...row, ...without })))
    .onConflictDoNothing()
    .returning(keyFields(personal));
}

/** Sets what rows say of others of their table. */
export async function setReferences(
  store: Store,
  { table }: PersonalTable,
  rows: readonly IncomingRow[],
): Promise<void> {
  const { id } = getTableColumns(table);
  for (const { id: own, ...references } of id ? rows : [])
    if (id) await store.update(table).set(references).where(eq(id, own));
}

/** Takes rows away again that were inserted. */
export async function deleteRows(
  store: Store,
  personal: PersonalTable,
  keys: readonly IncomingRow[],
): Promise<void> {
  const fields = Object.entries(keyFields(personal));
  for (let from = 0; from < keys.length; from += DELETED_AT_ONCE) {
    const isOne = (key: IncomingRow) => and(...fields.map(([name, column]) => eq(column, key[name])));
    await store.delete(personal.table).where(or(...keys.slice(from, from + DELETED_AT_ONCE).map(isOne)));
  }
}
