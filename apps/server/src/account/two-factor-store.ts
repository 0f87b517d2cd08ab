import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Store } from '../platform/database.ts';
import { recoveryCodes, twoFactors } from './schema.ts';

export type TwoFactorRow = typeof twoFactors.$inferSelect;

export async function twoFactorOf(store: Store, userId: string): Promise<TwoFactorRow | undefined> {
  const [row] = await store.select().from(twoFactors).where(eq(twoFactors.userId, userId));
  return row;
}

export async function hasTwoFactor(store: Store, userId: string): Promise<boolean> {
  return (await twoFactorOf(store, userId))?.confirmedAt != null;
}

export async function countRecoveryCodes(store: Store, userId: string): Promise<number> {
  const [row] = await store
    .select({ count: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return row?.count ?? 0;
}

/** Puts a secret that is not confirmed yet; false where one is confirmed, which stays. */
export async function putSecret(store: Store, userId: string, secret: string): Promise<boolean> {
  await store.delete(twoFactors).where(and(eq(twoFactors.userId, userId), isNull(twoFactors.confirmedAt)));
  const rows = await store.insert(twoFactors).values({ userId, secret }).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** Takes the code of a time step, once: false where it, or one of a later step, was taken before. */
export async function takeStep(store: Store, userId: string, step: number): Promise<boolean> {
  const rows = await store
    .update(twoFactors)
    .set({ lastStep: step })
    .where(and(eq(twoFactors.userId, userId), lt(twoFactors.lastStep, step)))
    .returning();
  return rows.length > 0;
}

/** From now on signing in asks for a code; false where it did already. */
export async function confirmSecret(store: Store, userId: string, now: Date): Promise<boolean> {
  const rows = await store
    .update(twoFactors)
    .set({ confirmedAt: now })
    .where(and(eq(twoFactors.userId, userId), isNull(twoFactors.confirmedAt)))
    .returning();
  return rows.length > 0;
}

/** False where it was off. */
export async function deleteTwoFactor(store: Store, userId: string): Promise<boolean> {
  await store.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const rows = await store
    .delete(twoFactors)
    .where(and(eq(twoFactors.userId, userId), isNotNull(twoFactors.confirmedAt)))
    .returning();
  return rows.length > 0;
}

/** Puts the hashes of new codes in the place of those there were. */
export async function putRecoveryCodes(
  store: Store,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await store.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await store.insert(recoveryCodes).values(hashes.map((code) => ({ userId, code })));
}

/** Uses a recovery code up; false where there is none such. */
export async function takeRecoveryCode(store: Store, userId: string, hash: string): Promise<boolean> {
  const rows = await store
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.code, hash)))
    .returning();
  return rows.length > 0;
}
