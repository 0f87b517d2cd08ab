import { and, desc, eq, lt, or, sql } from 'drizzle-orm';
import type { Store } from '../platform/database.ts';
import { passkeys } from './schema.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** The newest first. */
export function passkeysOf(store: Store, userId: string): Promise<PasskeyRow[]> {
  return store
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), passkeys.id);
}

export async function passkeyByCredential(
  store: Store,
  credentialId: string,
): Promise<PasskeyRow | undefined> {
  const [row] = await store.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row;
}

/** False where the key pair is somebody's already. */
export async function insertPasskey(store: Store, passkey: typeof passkeys.$inferInsert): Promise<boolean> {
  const rows = await store
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

/** False where the person has no such passkey. */
export async function renamePasskey(
  store: Store,
  userId: string,
  id: string,
  name: string,
): Promise<boolean> {
  const rows = await store
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

/** False where the person has no such passkey. */
export async function deletePasskey(store: Store, userId: string, id: string): Promise<boolean> {
  const rows = await store
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

/** Records a use; false where the authenticator counts uses and has reported this number or a higher one before. */
export async function usePasskey(store: Store, id: string, counter: number, now: Date): Promise<boolean> {
  const isNew = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter} = 0`));
  const rows = await store
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), isNew))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}
