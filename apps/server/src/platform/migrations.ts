import { fileURLToPath } from 'node:url';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import type { Row } from './database.ts';
import { StartError } from './start-error.ts';

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

type Query = (text: string) => Promise<{ rows: Row[] }>;

/** The moment of the newest migration a store has had; undefined for a new store. */
export async function newestApplied(query: Query): Promise<number | undefined> {
  const { rows } = await query("select to_regclass('drizzle.__drizzle_migrations') is not null as known");
  if (!rows[0]?.['known']) return undefined;
  const newest = await query('select max(created_at) as newest from drizzle.__drizzle_migrations');
  const moment = newest.rows[0]?.['newest'];
  return moment === null || moment === undefined ? undefined : Number(moment);
}

/**
 * What a start has to do to a store: nothing, fill a new one, or change one that holds people's work. Refuses a store that a
 * newer release has changed: this one would write into tables it does not know.
 */
export async function migrationsDue(query: Query): Promise<'none' | 'new-store' | 'upgrade'> {
  const newest = await newestApplied(query);
  if (newest === undefined) return 'new-store';
  const shipped: MigrationMeta[] = readMigrationFiles({ migrationsFolder });
  const known = Math.max(...shipped.map(({ folderMillis }) => folderMillis));
  if (newest > known)
    throw new StartError(
      'The stored data belongs to a newer release of Candor. Start that release, or restore a backup made with this one.',
    );
  return shipped.some((migration) => migration.folderMillis > newest) ? 'upgrade' : 'none';
}
