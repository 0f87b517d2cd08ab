import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Owner } from '../platform/context.ts';
import type { Store } from '../platform/database.ts';
import { emailChanges, sessions, users, verifications } from './schema.ts';
import { ownerOf } from './store.ts';

export type EmailChangeRow = typeof emailChanges.$inferSelect;
/** Of the two addresses of a change. */
export type Side = 'current' | 'new';

/** The change that a person waits for. */
export async function pendingEmailChange(
  store: Store,
  userId: string,
  now: Date,
): Promise<EmailChangeRow | undefined> {
  const [row] = await store
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now)));
  return row;
}

/** Starts a change over: links of earlier mails no longer work. */
export async function putEmailChange(
  store: Store,
  change: Pick<EmailChangeRow, 'userId' | 'email' | 'expiresAt'>,
): Promise<void> {
  const blank = { currentToken: null, newToken: null, currentConfirmedAt: null, newConfirmedAt: null };
  await store
    .insert(emailChanges)
    .values(change)
    .onConflictDoUpdate({ target: emailChanges.userId, set: { ...change, ...blank } });
}

export async function deleteEmailChange(store: Store, userId: string): Promise<void> {
  await store.delete(emailChanges).where(eq(emailChanges.userId, userId));
}

/** Puts the hash of the token that is about to be mailed to one side of a change to this email. */
export async function putToken(
  store: Store,
  { userId, email }: Pick<EmailChangeRow, 'userId' | 'email'>,
  side: Side,
  hash: string,
): Promise<void> {
  await store
    .update(emailChanges)
    .set(side === 'current' ? { currentToken: hash } : { newToken: hash })
    .where(and(eq(emailChanges.userId, userId), eq(emailChanges.email, email)));
}

/** Whose change a mailed token confirms. */
export async function ownerOfToken(store: Store, hash: string, now: Date): Promise<string | undefined> {
  const [row] = await store
    .select({ userId: emailChanges.userId })
    .from(emailChanges)
    .where(
      and(
        or(eq(emailChanges.currentToken, hash), eq(emailChanges.newToken, hash)),
        gt(emailChanges.expiresAt, now),
      ),
    );
  return row?.userId;
}

/** What a confirmation came to. */
export type Confirmed = { kind: 'waiting' } | { kind: 'changed'; owner: Owner; before: string };

/**
 * Confirms one side of a change; with the second, the email is changed, and every session, reset link and change of the
 * account ends. Null where the token is over, or somebody else has the address by now. In a transaction.
 */
export async function confirmSide(
  tx: Store,
  userId: string,
  hash: string,
  now: Date,
): Promise<Confirmed | null> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  const change = user && (await pendingEmailChange(tx, userId, now));
  if (!user || !change) return null;
  const isCurrent = change.currentToken === hash;
  if (!isCurrent && change.newToken !== hash) return null;
  const currentConfirmedAt = change.currentConfirmedAt ?? (isCurrent ? now : null);
  const newConfirmedAt = change.newConfirmedAt ?? (isCurrent ? null : now);
  if (!currentConfirmedAt || !newConfirmedAt) {
    await tx
      .update(emailChanges)
      .set({ currentConfirmedAt, newConfirmedAt })
      .where(eq(emailChanges.userId, userId));
    return { kind: 'waiting' };
  }
  const [taken] = await tx.select({ id: users.id }).from(users).where(eq(users.email, change.email));
  if (taken) return null;
  const [row] = await tx
    .update(users)
    .set({ email: change.email, emailVerified: true, updatedAt: sql`now()` })
    .where(eq(users.id, userId))
    .returning();
  if (!row) return null;
  await deleteEmailChange(tx, userId);
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await tx.delete(verifications).where(eq(verifications.value, userId));
  return { kind: 'changed', owner: ownerOf(row), before: user.email };
}

export async function deleteExpiredChanges(store: Store, now: Date): Promise<void> {
  await store.delete(emailChanges).where(lt(emailChanges.expiresAt, now));
}
