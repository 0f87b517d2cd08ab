import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Row } from '../database.ts';
import { connected, MIGRATION_LOCK } from '../postgres-store.ts';
import { StartError } from '../start-error.ts';
import { addressOf, columnsOf, type CopiedStore, type TableCopier } from './table-copier.ts';

function copierOf(client: Client): TableCopier {
  return {
    query: async (text) => (await client.query<Row>(text)).rows ?? [],
    copyOut: (table) =>
      client.query(copyTo(`copy (select ${columnsOf(table)} from ${addressOf(table)}) to stdout`)),
    copyIn: async (table, lines) => {
      const into = client.query(copyFrom(`copy ${addressOf(table)} (${columnsOf(table)}) from stdin`));
      await pipeline(Readable.from(lines), into);
    },
  };
}

async function refuseBesideServers(client: Client): Promise<void> {
  const { rows } = await client.query<Row>(
    `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
     and application_name in ('candor', 'candor jobs')`,
  );
  if (rows.length > 0)
    throw new StartError('Candor servers are at work on this database. Stop all of them first.');
}

/** A PostgreSQL over a connection of its own, which no time limit of the servers holds for. */
export async function postgresCopier(url: string): Promise<CopiedStore> {
  const client = await connected(
    new Client({
      connectionString: url,
      connectionTimeoutMillis: 10_000,
      application_name: 'candor backup',
      keepAlive: true,
    }),
  );
  const within = async <Result>(begin: string, use: () => Promise<Result>): Promise<Result> => {
    await client.query(begin);
    try {
      const result = await use();
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    }
  };
  return {
    snapshot: (use) => within('begin isolation level repeatable read read only', () => use(copierOf(client))),
    refuseServers: () => refuseBesideServers(client),
    replace: (use) =>
      within('begin', async () => {
        // A server that starts meanwhile waits with its migrations until this is done.
        await client.query(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
        await refuseBesideServers(client);
        return use(copierOf(client));
      }),
    close: () => client.end(),
  };
}
