import { and, desc, eq, gt, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import { sessions, users } from '../account/schema.ts';
import type { Store } from '../platform/database.ts';
import {
  oauthAccessTokens,
  oauthClientAssertions,
  oauthClients,
  oauthConsents,
  oauthRefreshTokens,
} from './schema.ts';

type ConsentRow = typeof oauthConsents.$inferSelect;
export type ClientRow = typeof oauthClients.$inferSelect;

export async function clientById(store: Store, clientId: string): Promise<ClientRow | undefined> {
  const [row] = await store.select().from(oauthClients).where(eq(oauthClients.clientId, clientId));
  return row;
}

/** The session of a call with its person, as the auth library has them. */
export async function signedInAs(store: Store, userId: string, sessionId: string) {
  const [row] = await store
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));
  return row;
}

/** The programs that a person has connected, the newest first. */
export function connectionsOf(store: Store, userId: string) {
  return store
    .select({ consent: oauthConsents, client: oauthClients })
    .from(oauthConsents)
    .innerJoin(oauthClients, eq(oauthClients.clientId, oauthConsents.clientId))
    .where(eq(oauthConsents.userId, userId))
    .orderBy(desc(oauthConsents.createdAt), oauthConsents.id);
}

const isOwn = (userId: string, id: string) => and(eq(oauthConsents.id, id), eq(oauthConsents.userId, userId));

export async function connectionOf(store: Store, userId: string, clientId: string) {
  const [row] = await store
    .select()
    .from(oauthConsents)
    .where(and(eq(oauthConsents.userId, userId), eq(oauthConsents.clientId, clientId)));
  return row;
}

/** False where the person has no such connection. */
export async function setTools(
  store: Store,
  userId: string,
  id: string,
  tools: readonly string[],
): Promise<boolean> {
  const changed = await store
    .update(oauthConsents)
    .set({ tools: [...tools] })
    .where(isOwn(userId, id))
    .returning({ id: oauthConsents.id });
  return changed.length > 0;
}

/** Ends what a program may do, with all tokens it has; false where the person has no such connection. */
export async function deleteConnection(store: Store, userId: string, id: string): Promise<boolean> {
  const [gone] = await store
    .delete(oauthConsents)
    .where(isOwn(userId, id))
    .returning({ clientId: oauthConsents.clientId });
  if (!gone) return false;
  for (const table of [oauthAccessTokens, oauthRefreshTokens])
    await store.delete(table).where(and(eq(table.userId, userId), eq(table.clientId, gone.clientId)));
  return true;
}

/** The consent behind a live access token, and whose it is. */
export async function consentByToken(store: Store, tokenHash: string, now: Date) {
  const [row] = await store
    .select({ token: oauthAccessTokens, consent: oauthConsents, user: users })
    .from(oauthAccessTokens)
    .innerJoin(
      oauthConsents,
      and(
        eq(oauthConsents.userId, oauthAccessTokens.userId),
        eq(oauthConsents.clientId, oauthAccessTokens.clientId),
      ),
    )
    .innerJoin(users, eq(users.id, oauthAccessTokens.userId))
    .where(
      and(
        eq(oauthAccessTokens.token, tokenHash),
        isNull(oauthAccessTokens.revoked),
        gt(oauthAccessTokens.expiresAt, now),
        eq(users.isActive, true),
      ),
    );
  return row;
}

/** Notes that a program was here, unless that was noted since `before`. */
export async function noteUse(store: Store, id: ConsentRow['id'], now: Date, before: Date): Promise<void> {
  const isOld = or(isNull(oauthConsents.lastUsedAt), lt(oauthConsents.lastUsedAt, before));
  await store
    .update(oauthConsents)
    .set({ lastUsedAt: now })
    .where(and(eq(oauthConsents.id, id), isOld));
}

/** Expired tokens, and programs that registered before `unusedSince` and that nobody authorized. */
export async function deleteOver(store: Store, now: Date, unusedSince: Date): Promise<void> {
  await store.delete(oauthAccessTokens).where(lt(oauthAccessTokens.expiresAt, now));
  await store.delete(oauthRefreshTokens).where(lt(oauthRefreshTokens.expiresAt, now));
  await store.delete(oauthClientAssertions).where(lt(oauthClientAssertions.expiresAt, now));
  const consents = store
    .select({ one: sql`1` })
    .from(oauthConsents)
    .where(eq(oauthConsents.clientId, oauthClients.clientId));
  await store.delete(oauthClients).where(and(lt(oauthClients.createdAt, unusedSince), notExists(consents)));
}
