import { and, desc, eq, gt, lt, ne, or, sql } from 'drizzle-orm';
import { preferencesFrom, type Preferences } from '@candor/domain/settings';
import type { Owner } from '../platform/context.ts';
import type { Store } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { insertIdentity, type IdentityKey } from './identity-store.ts';
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
  role: 'user' | 'admin';
  /** How it is entered: by a password, or by an identity whose provider has confirmed the email. */
  credential: { passwordHash: string } | { identity: IdentityKey };
}

/** Person and credential in one transaction; null where the address has an account. `admit` may refuse it. */
export function insertAccount(
  store: Store,
  account: NewAccount,
  admit: (tx: Store) => Promise<void> = async () => undefined,
): Promise<Owner | null> {
  return store.transaction(async (tx) => {
    const { email, name, role, credential } = account;
    const emailVerified = 'identity' in credential;
    await admit(tx);
    const [row] = await tx
      .insert(users)
      .values({ email, name, role, emailVerified })
      .onConflictDoNothing()
      .returning();
    if (!row) return null;
    if ('passwordHash' in credential) await insertPassword(tx, row.id, credential.passwordHash);
    else if (!(await insertIdentity(tx, row.id, credential.identity))) throw new Refusal('account_refused');
    return ownerOf(row);
  });
}

async function insertPassword(store: Store, userId: string, password: string): Promise<void> {
  await store.insert(credentials).values({ userId, providerId: 'credential', accountId: userId, password });
}

export async function userByEmail(store: Store, email: string): Promise<Owner | null> {
  const [row] = await store.select().from(users).where(eq(users.email, email));
  return row ? ownerOf(row) : null;
}

export async function ownerById(store: Store, userId: string): Promise<Owner | null> {
  const [row] = await store.select().from(users).where(eq(users.id, userId));
  return row ? ownerOf(row) : null;
}

/** Somebody whose account is not stopped. */
export async function activeOwner(store: Store, userId: string): Promise<Owner | null> {
  const [row] = await store
    .select()
    .from(users)
    .where(and(eq(users.id, userId), eq(users.isActive, true)));
  return row ? ownerOf(row) : null;
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

/** When a session of a person began. */
export async function beganAt(store: Store, userId: string, sessionId: string): Promise<Date | undefined> {
  const [row] = await store
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));
  return row?.createdAt;
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

/** Sets a password, the first one too; it ends the resets that were asked for before. In a transaction. */
export async function updatePassword(store: Store, userId: string, passwordHash: string): Promise<void> {
  const changed = await store
    .update(credentials)
    .set({ password: passwordHash, updatedAt: sql`now()` })
    .where(and(eq(credentials.userId, userId), eq(credentials.providerId, 'credential')))
    .returning({ id: credentials.id });
  if (changed.length === 0) await insertPassword(store, userId, passwordHash);
  await store.delete(verifications).where(eq(verifications.value, userId));
}

/** Sessions past their idle or absolute limit and resets past their hour. */
export async function deleteExpired(store: Store, now: Date, bornBefore: Date): Promise<void> {
  await store.delete(sessions).where(or(lt(sessions.expiresAt, now), lt(sessions.createdAt, bornBefore)));
  await store.delete(verifications).where(lt(verifications.expiresAt, now));
}
