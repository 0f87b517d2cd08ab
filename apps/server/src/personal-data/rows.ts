import { asc, eq, getTableColumns } from 'drizzle-orm';
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core';
import type { PersonalTable } from '../platform/capability.ts';
import type { Store } from '../platform/database.ts';
import { inPages } from '../platform/in-pages.ts';

/** The columns that tell a table's rows apart. */
export function keyColumns({ table }: Pick<PersonalTable, 'table'>): PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
}

/** A person's rows of a table as JSON, some at a time, without what opens a door. Of long rows fewer come together. */
export function rowsOf(store: Store, personal: PersonalTable, userId: string): AsyncGenerator<string[]> {
  const { table, ownerColumn, withheld } = personal;
  const columns = Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([name]) => !withheld.includes(name)),
  );
  const order = keyColumns(personal).map((column) => asc(column));
  const read = async (limit: number, offset: number) => {
    const found = await store
      .select(columns)
      .from(table)
      .where(eq(ownerColumn, userId))
      .orderBy(...order)
      .limit(limit)
      .offset(offset);
    return found.map((row) => JSON.stringify(row));
  };
  return inPages(read, (row) => row.length);
}
