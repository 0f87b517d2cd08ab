import { and, eq, gt } from 'drizzle-orm';
import type { Owner } from '../platform/context.ts';
import type { Store } from '../platform/database.ts';
import { deleteEmailChange } from './email-change-store.ts';
import { users, verifications } from './schema.ts';
import { deleteSessions, ownerOf, updatePassword } from './store.ts';

/** A reset link that was mailed: the hash of its token as the library stores it, and when it was used. */
export interface UsedReset {
  identifier: string;
  now: Date;
}

async function ownerOfReset(store: Store, { identifier, now }: UsedReset): Promise<string | undefined> {
  const [row] = await store
    .select({ userId: verifications.value })
    .from(verifications)
    .where(and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, now)));
  return row?.userId;
}

export async function isResetOpen(store: Store, reset: UsedReset): Promise<boolean> {
  return (await ownerOfReset(store, reset)) !== undefined;
}

/**
 * Ends the resets of an account that was deleted while one was made for it; true where that was so. A deletion under
 * way is waited for: it may have ended the account's resets before this one was stored.
 */
export function endResetsOfDeleted(store: Store, userId: string): Promise<boolean> {
  return store.transaction(async (tx) => {
    const [owner] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, userId))
      .for('key share');
    if (!owner) await tx.delete(verifications).where(eq(verifications.value, userId));
    return !owner;
  });
}

/**
 * Changes the password of a reset's account in one transaction, which ends all resets and sessions of it,
 * and a change of email that is pending. Null where
 * the reset is over, of several at the same time for all but one.
 */
export function changePasswordByReset(
  store: Store,
  reset: UsedReset,
  passwordHash: string,
): Promise<Owner | null> {
  return store.transaction(async (tx) => {
    const userId = await ownerOfReset(tx, reset);
    if (!userId) return null;
    const [row] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    // Whoever held the account until now may have used another link of it.
    if (!row || !(await isResetOpen(tx, reset))) return null;
    await deleteSessions(tx, userId);
    await deleteEmailChange(tx, userId);
    await updatePassword(tx, userId, passwordHash);
    return ownerOf(row);
  });
}
