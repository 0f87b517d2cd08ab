import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { storedSequences, storedTables } from '../../platform/backup/stored-tables.ts';
import { addressOf, columnsOf, type TableCopier } from '../../platform/backup/table-copier.ts';
import type { StorePlace } from '../copied-store.ts';

/** A place without a store, of each kind that this run has. */
export async function emptyPlace(kind: StorePlace['kind']): Promise<StorePlace> {
  if (kind === 'embedded') return { kind, dataDir: mkdtempSync(join(tmpdir(), 'candor-restored-')) };
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  const name = `candor_restored_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  url.pathname = `/${name}`;
  return { kind, url: url.href };
}

/** The kinds of stores of this run. */
export const kinds: readonly StorePlace['kind'][] = process.env['TEST_DATABASE_URL']
  ? ['postgres', 'embedded']
  : ['embedded'];

/** All that a store holds, in short: of each table its rows in any order, and the state of its sequences. */
export async function contentOf(tables: TableCopier): Promise<Record<string, string>> {
  const content: Record<string, string> = {};
  for (const table of await storedTables(tables)) {
    const [row] = await tables.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(r), '' order by md5(r))), '') as sum
       from (select row(${columnsOf(table)})::text as r from ${addressOf(table)}) as rows`,
    );
    content[addressOf(table)] = String(row?.['sum']);
  }
  for (const { schema, name, value, isCalled } of await storedSequences(tables))
    content[addressOf({ schema, name })] = `${value} ${isCalled}`;
  return content;
}
