import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Store } from './database.ts';

/** Rows as JSON that the store takes: half a character, which JSON can say, it does not. */
function jsonOf(rows: readonly Record<string, unknown>[]): string {
  const json = JSON.stringify(rows);
  // Looking at every value takes several times as long, and hardly any has one.
  if (!json.includes('\\ud')) return json;
  return JSON.stringify(rows, (_, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  );
}

/**
 * Inserts any number of rows by one statement with one parameter, where each value would be one of its own, slow to bind,
 * of which a query takes 65,535. All rows have the fields of the first. `conflict` ends the statement.
 */
export async function insertRows<T extends PgTable>(
  store: Store,
  table: T,
  rows: readonly T['$inferInsert'][],
  conflict: SQL = sql``,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.entries(getTableColumns(table)).filter(([field]) => field in first);
  // Under the names of the columns, not of the fields, which the store does not know.
  const named = rows.map((row: Record<string, unknown>) =>
    Object.fromEntries(columns.map(([field, { name }]) => [name, row[field] ?? null])),
  );
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  const typed = sql.join(
    columns.map(([, column]) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`),
    sql`, `,
  );
  await store.execute(
    sql`insert into ${table} (${names}) select ${names} from json_to_recordset(${jsonOf(named)}::text::json) as given (${typed}) ${conflict}`,
  );
}
