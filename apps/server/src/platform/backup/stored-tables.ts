import type { Row } from '../database.ts';
import type { Sequence } from './backup-format.ts';
import type { StoredTable, TableCopier } from './table-copier.ts';

/** The tables of capabilities, and of the queue. The head of a backup says which migrations there were. */
const SCHEMAS = "('public', 'jobs')";
/** What the queue has counted of itself, in partitions that it makes and drops by the day. */
const NOT_KEPT = "('jobs.queue_stats')";

const text = (row: Row, column: string) => String(row[column] ?? '');

/** Every table that is backed up, in the order of their names. A table in partitions is one. */
export async function storedTables({ query }: Pick<TableCopier, 'query'>): Promise<StoredTable[]> {
  const rows = await query(
    `select n.nspname as schema, c.relname as name, json_agg(a.attname order by a.attnum)::text as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where n.nspname in ${SCHEMAS} and c.relkind in ('r', 'p') and not c.relispartition
     and n.nspname || '.' || c.relname not in ${NOT_KEPT}
     group by n.nspname, c.relname order by n.nspname desc, c.relname`,
  );
  return rows.map((row) => ({
    schema: text(row, 'schema'),
    name: text(row, 'name'),
    columns: JSON.parse(text(row, 'columns')) as string[],
  }));
}

/** Every row of numbers, as it stands. */
export async function storedSequences({ query }: TableCopier): Promise<Sequence[]> {
  const rows = await query(
    `select schemaname as schema, sequencename as name, coalesce(last_value, start_value)::text as value,
     last_value is not null as called from pg_sequences where schemaname in ${SCHEMAS} order by 1, 2`,
  );
  return rows.map((row) => ({
    schema: text(row, 'schema'),
    name: text(row, 'name'),
    value: text(row, 'value'),
    isCalled: row['called'] === true,
  }));
}

/** The foreign keys of those tables: how to make each again, and how to drop it. */
export async function foreignKeys({ query }: TableCopier): Promise<{ drop: string; add: string }[]> {
  const rows = await query(
    `select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as drop,
     format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid))
     as add from pg_constraint c join pg_namespace n on n.oid = c.connamespace
     where c.contype = 'f' and c.conparentid = 0 and n.nspname in ${SCHEMAS} order by c.oid`,
  );
  return rows.map((row) => ({ drop: text(row, 'drop'), add: text(row, 'add') }));
}

/** Drops all that Candor has made in a database; what an extension brought stays. */
export async function dropAll({ query }: TableCopier): Promise<void> {
  await query('drop schema if exists jobs cascade; drop schema if exists drizzle cascade');
  const made = await query(
    `select format('drop %s if exists %s cascade', case c.relkind when 'v' then 'view' else 'table' end,
     c.oid::regclass) as statement from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition
     and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     union all
     select format('drop function if exists %s cascade', p.oid::regprocedure) from pg_proc p
     where p.pronamespace = 'public'::regnamespace
     and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  );
  for (const row of made) await query(text(row, 'statement'));
}
