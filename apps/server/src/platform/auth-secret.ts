import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Configuration } from './configuration.ts';
import type { OpenStore } from './database.ts';
import { settings } from './schema.ts';

const newSecret = () => randomBytes(32).toString('base64url');

/** Written once, readable by its owner only. */
function fromFolder(folder: string): string {
  const file = join(folder, 'secret');
  try {
    writeFileSync(file, newSecret(), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

/** The first instance writes it, all read the same. */
async function fromStore({ store }: OpenStore): Promise<string> {
  await store.insert(settings).values({ name: 'auth-secret', value: newSecret() }).onConflictDoNothing();
  const [row] = await store.select().from(settings).where(eq(settings.name, 'auth-secret'));
  if (!row) throw new Error('the auth secret could not be kept');
  return row.value;
}

/**
 * The secret of the auth library: AUTH_SECRET where it is set; else one made at the first start and kept in the data
 * folder, or in PostgreSQL where several instances share it.
 */
export async function authSecret(configuration: Configuration, opened: OpenStore): Promise<string> {
  if (configuration.AUTH_SECRET) return configuration.AUTH_SECRET;
  if (opened.kind === 'embedded' && opened.folder) return fromFolder(opened.folder);
  return fromStore(opened);
}
