import { and, count, desc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Owner } from '../platform/context.ts';
import type { Store } from '../platform/database.ts';
import { apiKeys, users } from './schema.ts';
import { ownerOf } from './store.ts';

export type ApiKeyRow = typeof apiKeys.$inferSelect;

export function apiKeysOf(store: Store, userId: string): Promise<ApiKeyRow[]> {
  return store
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.userId, userId))
    .orderBy(desc(apiKeys.createdAt), apiKeys.id);
}

export async function countApiKeys(store: Store, userId: string): Promise<number> {
  const [row] = await store.select({ count: count() }).from(apiKeys).where(eq(apiKeys.userId, userId));
  return row?.count ?? 0;
}

export async function insertApiKey(store: Store, key: typeof apiKeys.$inferInsert): Promise<ApiKeyRow> {
  const [row] = await store.insert(apiKeys).values(key).returning();
  if (!row) throw new Error('the key could not be kept');
  return row;
}

/** False where the person has no such key. */
export async function deleteApiKey(store: Store, userId: string, id: string): Promise<boolean> {
  const gone = await store
    .delete(apiKeys)
    .where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId)))
    .returning({ id: apiKeys.id });
  return gone.length > 0;
}

export async function deleteApiKeys(store: Store, userId: string): Promise<void> {
  await store.delete(apiKeys).where(eq(apiKeys.userId, userId));
}

/** The live key of an active account. */
export async function apiKeyByHash(
  store: Store,
  secretHash: string,
  now: Date,
): Promise<{ key: ApiKeyRow; owner: Owner } | null> {
  const [row] = await store
    .select()
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(and(eq(apiKeys.secretHash, secretHash), eq(users.isActive, true), gt(apiKeys.expiresAt, now)));
  return row ? { key: row.api_keys, owner: ownerOf(row.users) } : null;
}

/** Notes that a key was used, unless that was noted since `before`. */
export async function noteUse(store: Store, id: string, now: Date, before: Date): Promise<void> {
  const isOld = or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, before));
  await store
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKeys.id, id), isOld));
}

export async function deleteKeysExpiredBefore(store: Store, moment: Date): Promise<void> {
  await store.delete(apiKeys).where(lt(apiKeys.expiresAt, moment));
}
