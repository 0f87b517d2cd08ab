import { asc, eq, getTableColumns } from 'drizzle-orm';
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core';
import type { OwnedTable } from '../platform/capability.ts';
import type { Store } from '../platform/database.ts';

const ROWS_AT_ONCE = 40;

/** The columns that tell a table's rows apart. */
export function keyColumns({ table }: Pick<OwnedTable, 'table'>): PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
}

/** A person's rows of a table, some at a time, without what opens a door. */
export async function* rowsOf(
  store: Store,
  owned: OwnedTable,
  userId: string,
): AsyncGenerator<Record<string, unknown>[]> {
  const { table, ownedBy, withheld } = owned;
  const columns = Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([name]) => !withheld.includes(name)),
  );
  const order = keyColumns(owned).map((column) => asc(column));
  for (let from = 0; ; from += ROWS_AT_ONCE) {
    const rows = await store
      .select(columns)
      .from(table)
      .where(eq(ownedBy, userId))
      .orderBy(...order)
      .limit(ROWS_AT_ONCE)
      .offset(from);
    if (rows.length > 0) yield rows;
    if (rows.length < ROWS_AT_ONCE) return;
  }
}
