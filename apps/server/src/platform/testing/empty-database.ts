import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** The PostgreSQL that tests may make databases on; undefined where there is none. */
export const testDatabase = process.env['TEST_DATABASE_URL'];

/** The address of a new, empty database there. */
export async function emptyDatabase(): Promise<string> {
  const name = `candor_test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: testDatabase });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const own = new URL(testDatabase ?? '');
  own.pathname = `/${name}`;
  return own.href;
}
