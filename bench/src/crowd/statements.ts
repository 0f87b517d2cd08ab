import type { Client } from 'pg';

export interface Statement {
  text: string;
  calls: number;
  meanMs: number;
  totalMs: number;
  /** As PostgreSQL would do it whatever the values; empty where it does not say. */
  plan: string;
}

const SHOWN = 8;

/** Begins to count statements; false where this PostgreSQL was not started with pg_stat_statements. */
export async function countStatements(database: Client): Promise<boolean> {
  const { rows } = await database.query<{ loaded: string }>(
    "select current_setting('shared_preload_libraries') as loaded",
  );
  if (!rows[0]?.loaded.includes('pg_stat_statements')) return false;
  await database.query('create extension if not exists pg_stat_statements');
  await database.query('select pg_stat_statements_reset()');
  return true;
}

async function planOf(database: Client, text: string): Promise<string> {
  const values = new Set(text.match(/\$\d+/g)).size;
  try {
    await database.query(`prepare asked as ${text}`);
    const nulls = values > 0 ? `(${Array.from({ length: values }, () => 'null').join()})` : '';
    const { rows } = await database.query<{ 'QUERY PLAN': string }>(
      `explain (costs off) execute asked${nulls}`,
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } catch {
    // A statement whose values have no type by themselves cannot be prepared again.
    return '';
  } finally {
    await database.query('deallocate all');
  }
}

/** The statements that took most of the store's time, by their sum, with their plans. */
export async function slowestStatements(database: Client): Promise<Statement[]> {
  await database.query('set plan_cache_mode = force_generic_plan');
  const { rows } = await database.query<Omit<Statement, 'plan'>>(
    `select query as text, calls::int, mean_exec_time as "meanMs", total_exec_time as "totalMs"
     from pg_stat_statements join pg_database d on d.oid = dbid
     where datname = current_database() and query ~* '^(select|insert|update|delete|with)' and query !~ 'pg_stat'
     order by total_exec_time desc limit $1`,
    [SHOWN],
  );
  const statements: Statement[] = [];
  for (const row of rows) statements.push({ ...row, plan: await planOf(database, row.text) });
  return statements;
}
