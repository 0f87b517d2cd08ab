import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';
import type { OpenStore, Row } from './database.ts';
import { migrationsDue, migrationsFolder } from './migrations.ts';
import { StartError } from './start-error.ts';

/** Any number, the same in every release: instances that start together migrate one after the other. */
export const MIGRATION_LOCK = 727_170_001;
const CONNECTIONS = 20;

/** The same client, connected; throws a `StartError` that says why it cannot be. */
export async function connected(client: Client): Promise<Client> {
  // Its statements fail by themselves; unheard, the event would end the process without a clear line.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : 'no answer';
    throw new StartError(`The database of DATABASE_URL cannot be reached: ${reason}`, { cause });
  }
}

async function migrated(url: string): Promise<void> {
  const client = await connected(new Client({ connectionString: url, connectionTimeoutMillis: 30_000 }));
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const due = await migrationsDue((text) => client.query<Row>(text));
    if (due !== 'none') await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}

/** A PostgreSQL that several instances may share. */
export async function openPostgres(url: string): Promise<OpenStore> {
  await migrated(url);
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    // A server that went without a word does not end statements: then we give up on the connection.
    query_timeout: 35_000,
    keepAlive: true,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'candor',
  });
  // A connection that breaks is replaced at the next query; unheard, the event would end the process. The pool hears
  // of those that are idle, a transaction between two statements has no one who does.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    kind: 'postgres',
    store: drizzle(pool),
    pool,
    url,
    ping: async () => {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
}
