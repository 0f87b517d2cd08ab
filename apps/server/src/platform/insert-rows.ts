import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Store } from './database.ts';

/** What one statement stores: others are answered in between. */
const CHARACTERS_AT_ONCE = 128 * 1024;

/** A row as JSON that the store takes: half a character, which JSON can say, it does not. */
function jsonOf(row: Record<string, unknown>): string {
  const json = JSON.stringify(row);
  // Looking at every value takes several times as long, and hardly any has one.
  if (!json.includes('\\ud')) return json;
  return JSON.stringify(row, (_, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  );
}

/** Lists of rows in JSON, each as long as one statement takes. */
function* listsOf(rows: Iterable<Record<string, unknown>>): Generator<string> {
  let list: string[] = [];
  let length = 0;
  for (const row of rows) {
    const json = jsonOf(row);
    if (list.length > 0 && length + json.length > CHARACTERS_AT_ONCE) {
      yield `[${list.join()}]`;
      list = [];
      length = 0;
    }
    list.push(json);
    length += json.length;
  }
  yield `[${list.join()}]`;
}

/**
 * Inserts any number of rows by few statements with one parameter each, where each value would be one of its own, slow to
 * bind, of which a query takes 65,535. All rows have the fields of the first. `conflict` ends the statements; a
 * transaction of the caller's makes them one.
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
  const named = Iterator.from(rows).map((row: Record<string, unknown>) =>
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
  for (const list of listsOf(named))
    await store.execute(
      sql`insert into ${table} (${names}) select ${names} from json_to_recordset(${list}::text::json) as given (${typed}) ${conflict}`,
    );
}
