import { getTableColumns } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Incoming, IncomingRow, PersonalTable } from '../platform/capability.ts';
import { columnSchema } from './read-column.ts';

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

function pointingColumns({ table, ownerColumn }: PersonalTable): Pointing[] {
  return getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignTable } = key.reference();
    const [column] = columns;
    return column && foreignTable !== table && column !== ownerColumn
      ? [{ name: nameOf(table, column), target: foreignTable, isNeeded: column.notNull }]
      : [];
  });
}

/** A row that points only at what came in; null where it cannot stand without what did not. */
function pointed(
  row: IncomingRow,
  columns: readonly Pointing[],
  { accepted }: Pick<Incoming, 'accepted'>,
): IncomingRow | null {
  const lost = columns.filter(({ name, target }) => row[name] !== null && !accepted(target, row[name]));
  if (lost.some(({ isNeeded }) => isNeeded)) return null;
  return { ...row, ...Object.fromEntries(lost.map(({ name }) => [name, null])) };
}

function rowSchema({ table, withheld }: PersonalTable) {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !withheld.includes(name));
  return z.object(Object.fromEntries(columns.map(([name, column]) => [name, columnSchema(column)])));
}

/**
 * How rows of a table come in: by the types of its columns, and what stands in JSON by its capability's own rules. It
 * gives null for a row that does not.
 */
export function rowReader(personal: PersonalTable, incoming: Incoming) {
  const schema = rowSchema(personal);
  const pointing = pointingColumns(personal);
  const own = nameOf(personal.table, personal.ownerColumn);
  return async (raw: IncomingRow): Promise<IncomingRow | null> => {
    const read = schema.safeParse({ ...raw, [own]: incoming.owner.id });
    const row = read.success ? pointed(read.data, pointing, incoming) : null;
    return row && personal.accept(row, incoming);
  };
}
