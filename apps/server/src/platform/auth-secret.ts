import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Configuration } from './configuration.ts';
import type { OpenStore } from './database.ts';
import { settings } from './schema.ts';
import { StartError } from './start-error.ts';

const newSecret = () => randomBytes(32).toString('base64url');

const SHORTEST = 32;

/** Written once, whole or not at all, readable by its owner only. */
function fromFolder(folder: string): string {
  const file = join(folder, 'secret');
  if (!existsSync(file)) {
    const written = `${file}.new`;
    writeFileSync(written, newSecret(), { mode: 0o600, flush: true });
    renameSync(written, file);
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length >= SHORTEST) return secret;
  throw new StartError(
    `The file ${file} is ${secret ? 'cut off' : 'empty'}: it holds the secret that signs what this server gives out. ` +
      'Put it back from a backup, or delete it to have a new one made.',
  );
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
