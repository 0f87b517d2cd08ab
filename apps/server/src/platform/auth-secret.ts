import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Configuration } from './configuration.ts';
import type { OpenStore, Store } from './database.ts';
import { settings } from './schema.ts';
import { StartError } from './start-error.ts';

const newSecret = () => randomBytes(32).toString('base64url');

const SHORTEST = 32;

/** What an earlier release stored in the data folder. */
function fromFolder(folder: string): string | undefined {
  const file = join(folder, 'secret');
  if (!existsSync(file)) return undefined;
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length >= SHORTEST) return secret;
  throw new StartError(
    `The file ${file} is ${secret ? 'cut off' : 'empty'}: it holds the secret that signs what this server gives out. ` +
      'Put it back from a backup, or delete it to have a new one made.',
  );
}

async function kept(store: Store): Promise<string | undefined> {
  const [row] = await store.select().from(settings).where(eq(settings.name, 'auth-secret'));
  return row?.value;
}

/**
 * The secret of the auth library: AUTH_SECRET where it is set; else one made at the first start and stored in the database, so
 * that all instances read the same and a backup has it.
 */
export async function authSecret(configuration: Configuration, opened: OpenStore): Promise<string> {
  if (configuration.AUTH_SECRET) return configuration.AUTH_SECRET;
  const { store } = opened;
  const known = await kept(store);
  if (known) return known;
  const earlier = opened.kind === 'embedded' && opened.folder ? fromFolder(opened.folder) : undefined;
  await store
    .insert(settings)
    .values({ name: 'auth-secret', value: earlier ?? newSecret() })
    .onConflictDoNothing();
  const made = await kept(store);
  if (!made) throw new Error('the auth secret could not be kept');
  return made;
}
