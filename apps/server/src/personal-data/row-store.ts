import { eq, getTableColumns } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { IncomingRow, OwnedTable } from '../platform/capability.ts';
import type { Store } from '../platform/database.ts';

const ROWS_AT_ONCE = 50;

/** The columns of a table that point at its own rows: they are set once all are there. */
function selfReferences({ table }: OwnedTable): string[] {
  return getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignTable } = key.reference();
    return foreignTable === table
      ? Object.entries(getTableColumns(table)).flatMap(([name, one]) => (columns.includes(one) ? [name] : []))
      : [];
  });
}

/** Inserts rows that are not there yet. @returns those that were inserted */
export async function insertRows(
  store: Store,
  owned: OwnedTable,
  rows: readonly IncomingRow[],
): Promise<IncomingRow[]> {
  const { table } = owned;
  const later = selfReferences(owned);
  const without = Object.fromEntries(later.map((name) => [name, null]));
  const inserted: IncomingRow[] = [];
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const values = rows.slice(from, from + ROWS_AT_ONCE).map((row) => ({ ...row, ...without }));
    inserted.push(...(await store.insert(table).values(values).onConflictDoNothing().returning()));
  }
  const ids = new Set(inserted.map(({ id }) => id));
  const { id } = getTableColumns(table);
  for (const row of id ? rows : [])
    for (const name of later)
      if (id && ids.has(row['id']) && ids.has(row[name]))
        await store
          .update(table)
          .set({ [name]: row[name] })
          .where(eq(id, row['id']));
  return inserted;
}
