import { asc, eq, getTableColumns } from 'drizzle-orm';
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core';
import type { OwnedTable } from '../platform/capability.ts';
import type { Store } from '../platform/database.ts';

const MOST_AT_ONCE = 40;
/** What is read, and written, at once: others wait for no longer than that takes. */
const CHARACTERS_AT_ONCE = 256 * 1024;

/** The columns that tell a table's rows apart. */
export function keyColumns({ table }: Pick<OwnedTable, 'table'>): PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
}

/** A person's rows of a table as JSON, some at a time, without what opens a door. Of long rows fewer come together. */
export async function* rowsOf(store: Store, owned: OwnedTable, userId: string): AsyncGenerator<string[]> {
  const { table, ownedBy, withheld } = owned;
  const columns = Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([name]) => !withheld.includes(name)),
  );
  const order = keyColumns(owned).map((column) => asc(column));
  let [from, atOnce] = [0, 1];
  for (;;) {
    const found = await store
      .select(columns)
      .from(table)
      .where(eq(ownedBy, userId))
      .orderBy(...order)
      .limit(atOnce)
      .offset(from);
    const rows = found.map((row) => JSON.stringify(row));
    if (rows.length > 0) yield rows;
    if (rows.length < atOnce) return;
    const longest = Math.max(...rows.map((row) => row.length));
    from += atOnce;
    atOnce = Math.max(1, Math.min(MOST_AT_ONCE, 4 * atOnce, Math.floor(CHARACTERS_AT_ONCE / longest)));
  }
}
