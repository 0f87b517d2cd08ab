import { and, eq } from 'drizzle-orm';
import type { Store } from '../platform/database.ts';
import { credentials } from './schema.ts';

/** Who somebody is at a provider. */
export interface IdentityKey {
  issuer: string;
  subject: string;
}

/** Beside `credential`, which passwords stand under. */
const providerId = (issuer: string) => `oidc:${issuer}`;

/** Whose account an identity opens. */
export async function userIdOf(store: Store, { issuer, subject }: IdentityKey): Promise<string | undefined> {
  const [row] = await store
    .select({ userId: credentials.userId })
    .from(credentials)
    .where(and(eq(credentials.providerId, providerId(issuer)), eq(credentials.accountId, subject)));
  return row?.userId;
}

/** Has an identity open an account; false where it opens one already. */
export async function insertIdentity(
  store: Store,
  userId: string,
  { issuer, subject }: IdentityKey,
): Promise<boolean> {
  const rows = await store
    .insert(credentials)
    .values({ userId, providerId: providerId(issuer), accountId: subject })
    .onConflictDoNothing()
    .returning({ id: credentials.id });
  return rows.length > 0;
}

export async function hasIdentity(store: Store, userId: string, issuer: string): Promise<boolean> {
  const [row] = await store.select({ id: credentials.id }).from(credentials).where(isOf(userId, issuer));
  return row !== undefined;
}

/** False where there was none. */
export async function deleteIdentities(store: Store, userId: string, issuer: string): Promise<boolean> {
  const gone = await store.delete(credentials).where(isOf(userId, issuer)).returning({ id: credentials.id });
  return gone.length > 0;
}

const isOf = (userId: string, issuer: string) =>
  and(eq(credentials.userId, userId), eq(credentials.providerId, providerId(issuer)));
