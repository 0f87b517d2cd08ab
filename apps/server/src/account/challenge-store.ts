import { and, eq, gt, lt } from 'drizzle-orm';
import type { Store } from '../platform/database.ts';
import { challenges } from './schema.ts';
import { tokenHash } from './token.ts';

export type ChallengeRow = typeof challenges.$inferSelect;
type Purpose = ChallengeRow['purpose'];

const OPEN_MS = 10 * 60_000;

/** Stores what a browser is sent away with, for ten minutes: not `value` itself, only its hash. */
export async function putChallenge(
  store: Store,
  now: Date,
  { value, ...rest }: { value: string; purpose: Purpose } & Partial<Pick<ChallengeRow, 'userId' | 'details'>>,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + OPEN_MS);
  await store.insert(challenges).values({ ...rest, hash: tokenHash(value), expiresAt });
}

/** What was stored of a value that comes back; of concurrent calls only one gets it. */
export async function takeChallenge(
  store: Store,
  now: Date,
  { value, purpose }: { value: string; purpose: Purpose },
): Promise<ChallengeRow | undefined> {
  const [row] = await store
    .delete(challenges)
    .where(isOpen(now, value, purpose))
    .returning();
  return row;
}

/** The same, which stays to be taken. */
export async function openChallenge(
  store: Store,
  now: Date,
  { value, purpose }: { value: string; purpose: Purpose },
): Promise<ChallengeRow | undefined> {
  const [row] = await store
    .select()
    .from(challenges)
    .where(isOpen(now, value, purpose));
  return row;
}

const isOpen = (now: Date, value: string, purpose: Purpose) =>
  and(eq(challenges.hash, tokenHash(value)), eq(challenges.purpose, purpose), gt(challenges.expiresAt, now));

export async function deleteExpiredChallenges(store: Store, now: Date): Promise<void> {
  await store.delete(challenges).where(lt(challenges.expiresAt, now));
}
