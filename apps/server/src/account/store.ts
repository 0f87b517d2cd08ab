import { and, desc, eq, gt, lt, ne, or, sql } from 'drizzle-orm';
import { preferencesFrom, type Preferences } from '@candor/domain/settings';
import type { Owner } from '../platform/context.ts';
import type { Store } from '../platform/database.ts';
import { credentials, sessions, users, verifications } from './schema.ts';

type UserRow = typeof users.$inferSelect;

export function ownerOf(row: UserRow): Owner {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    role: row.role,
    plan: row.subscriptionPlan,
    subscriptionStatus: row.subscriptionStatus,
    preferences: preferencesFrom(row.preferences),
    createdAt: row.createdAt,
  };
}

export interface NewAccount {
  email: string;
  name: string;
  passwordHash: string;
  role: 'user' | 'admin';
}

/** Person and credential in one transaction; null where the address has an account. */
export function insertAccount(store: Store, account: NewAccount): Promise<Owner | null> {
  return store.transaction(async (tx) => {
    const { email, name, role, passwordHash } = account;
    const [row] = await tx.insert(users).values({ email, name, role }).onConflictDoNothing().returning();
    if (!row) return null;
    await tx
      .insert(credentials)
      .values({ userId: row.id, providerId: 'credential', accountId: row.id, password: passwordHash });
    return ownerOf(row);
  });
}

export async function userByEmail(store: Store, email: string): Promise<Owner | null> {
  const [row] = await store.select().from(users).where(eq(users.email, email));
  return row ? ownerOf(row) : null;
}

export async function ownerById(store: Store, userId: string): Promise<Owner | null> {
  const [row] = await store.select().from(users).where(eq(users.id, userId));
  return row ? ownerOf(row) : null;
}

/** Makes an account an active administrator with this password hash; whoever was signed in to it is no longer. */
export async function makeAdministrator(store: Store, userId: string, passwordHash: string): Promise<void> {
  await store.transaction(async (tx) => {
    await tx.update(users).set({ role: 'admin', isActive: true }).where(eq(users.id, userId));
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await tx
      .update(credentials)
      .set({ password: passwordHash })
      .where(and(eq(credentials.userId, userId), eq(credentials.providerId, 'credential')));
  });
}

/** Changes the name, where one is given, and the preferences that are named; the rest stays as it is stored. */
export async function updateProfile(
  store: Store,
  userId: string,
  { name, preferences }: { name?: string; preferences: Partial<Preferences> },
): Promise<Owner | null> {
  const change = JSON.stringify(preferences);
  const [row] = await store
    .update(users)
    .set({
      ...(name !== undefined && { name }),
      preferences: sql`${users.preferences} || ${change}::jsonb`,
      updatedAt: sql`now()`,
    })
    .where(eq(users.id, userId))
    .returning();
  return row ? ownerOf(row) : null;
}

export async function passwordHashOf(store: Store, userId: string): Promise<string | null> {
  const [row] = await store
    .select({ password: credentials.password })
    .from(credentials)
    .where(and(eq(credentials.userId, userId), eq(credentials.providerId, 'credential')));
  return row?.password ?? null;
}

/** Stops or restores an account; stopping ends its sessions in the same transaction. */
export async function setActive(store: Store, userId: string, isActive: boolean): Promise<void> {
  await store.transaction(async (tx) => {
    await tx.update(users).set({ isActive }).where(eq(users.id, userId));
    if (!isActive) await tx.delete(sessions).where(eq(sessions.userId, userId));
  });
}

/** Deletes an account with all that it owns; false for the only administrator, who stays. */
export function deleteUser(store: Store, userId: string): Promise<boolean> {
  return store.transaction(async (tx) => {
    // Two administrators who leave at once would each find the other.
    const administrators = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.role, 'admin'), eq(users.isActive, true)))
      .orderBy(users.id)
      .for('update');
    const [only, ...others] = administrators;
    if (only?.id === userId && others.length === 0) return false;
    await tx.delete(verifications).where(eq(verifications.value, userId));
    await tx.delete(users).where(eq(users.id, userId));
    return true;
  });
}

export interface StoredSession {
  id: string;
  owner: Owner;
  createdAt: Date;
  expiresAt: Date;
}

/** The live session of an active account. */
export async function sessionByHash(store: Store, hash: string, now: Date): Promise<StoredSession | null> {
  const [row] = await store
    .select()
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.token, hash), eq(users.isActive, true), gt(sessions.expiresAt, now)));
  if (!row) return null;
  const { id, createdAt, expiresAt } = row.sessions;
  return { id, createdAt, expiresAt, owner: ownerOf(row.users) };
}

export async function moveExpiry(store: Store, sessionId: string, expiresAt: Date): Promise<void> {
  await store
    .update(sessions)
    .set({ expiresAt, updatedAt: sql`now()` })
    .where(eq(sessions.id, sessionId));
}

/** The live sessions of a person, the newest first. */
export function sessionsOf(store: Store, userId: string, now: Date) {
  const { id, userAgent, createdAt, updatedAt } = sessions;
  return store
    .select({ id, userAgent, createdAt, updatedAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(createdAt), id);
}

/** False where the person has no such session. */
export async function deleteSession(store: Store, userId: string, sessionId: string): Promise<boolean> {
  const gone = await store
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return gone.length > 0;
}

/** How many there were. */
export async function deleteOtherSessions(store: Store, userId: string, kept: string): Promise<number> {
  const gone = await store
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, kept)))
    .returning({ id: sessions.id });
  return gone.length;
}

export async function deleteSessions(store: Store, userId: string): Promise<void> {
  await store.delete(sessions).where(eq(sessions.userId, userId));
}

/** A new password ends the resets that were asked for under the old one. */
export async function updatePassword(store: Store, userId: string, passwordHash: string): Promise<void> {
  await store
    .update(credentials)
    .set({ password: passwordHash, updatedAt: sql`now()` })
    .where(and(eq(credentials.userId, userId), eq(credentials.providerId, 'credential')));
  await store.delete(verifications).where(eq(verifications.value, userId));
}

/** A reset link that was mailed: the hash of its token as the library keeps it, and when it is used. */
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
 * Changes the password of a reset's account in one transaction, which ends all resets and sessions of it. Null where
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
    await updatePassword(tx, userId, passwordHash);
    return ownerOf(row);
  });
}

/** Sessions past their idle or absolute limit and resets past their hour. */
export async function deleteExpired(store: Store, now: Date, bornBefore: Date): Promise<void> {
  await store.delete(sessions).where(or(lt(sessions.expiresAt, now), lt(sessions.createdAt, bornBefore)));
  await store.delete(verifications).where(lt(verifications.expiresAt, now));
}
