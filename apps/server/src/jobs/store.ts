import { and, eq, gt, lt, lte, isNull, or, sql } from 'drizzle-orm';
import type { Store } from '../platform/database.ts';
import { sourceAllowances, sourceAnswers } from './schema.ts';
import type { Source } from './source.ts';

export interface KeptAnswer {
  answer: string;
  fetchedAt: Date;
}

export async function keptAnswer(
  store: Store,
  source: string,
  question: string,
  now: Date,
): Promise<KeptAnswer | undefined> {
  const [row] = await store
    .select({ answer: sourceAnswers.answer, fetchedAt: sourceAnswers.fetchedAt })
    .from(sourceAnswers)
    .where(
      and(
        eq(sourceAnswers.source, source),
        eq(sourceAnswers.question, question),
        gt(sourceAnswers.keptUntil, now),
      ),
    );
  return row;
}

export async function keepAnswer(store: Store, row: typeof sourceAnswers.$inferInsert): Promise<void> {
  const { answer, fetchedAt, keptUntil } = row;
  await store
    .insert(sourceAnswers)
    .values(row)
    .onConflictDoUpdate({
      target: [sourceAnswers.source, sourceAnswers.question],
      set: { answer, fetchedAt, keptUntil },
    });
}

export async function purgeAnswers(store: Store, now: Date): Promise<void> {
  await store.delete(sourceAnswers).where(lt(sourceAnswers.keptUntil, now));
}

/**
 * Takes one call of a source's allowance, in one statement, so that servers of one store never overshoot it together.
 * False where it is used up, or the source is paused.
 */
export async function consumeCall(
  store: Store,
  { id, limits }: Pick<Source, 'id' | 'limits'>,
  now: Date,
): Promise<boolean> {
  const { calls, pausedUntil } = sourceAllowances;
  const since = (seconds: number) => new Date(now.getTime() - 1000 * seconds).toISOString();
  const longest = Math.max(...limits.map(({ seconds }) => seconds));
  const isWithin = limits.map(
    ({ most, seconds }) =>
      sql`(select count(*) from unnest(${calls}) as call where call > ${since(seconds)}::timestamptz) < ${most}`,
  );
  const taken = await store
    .insert(sourceAllowances)
    .values({ source: id, calls: [now.toISOString()] })
    .onConflictDoUpdate({
      target: sourceAllowances.source,
      set: {
        calls: sql`array(select call from unnest(${calls}) as call where call > ${since(longest)}::timestamptz) || ${now.toISOString()}::timestamptz`,
      },
      setWhere: and(or(isNull(pausedUntil), lte(pausedUntil, now)), ...isWithin),
    })
    .returning({ source: sourceAllowances.source });
  return taken.length > 0;
}

/** Leaves a source alone until a moment; a longer pause stands. */
export async function pauseSource(store: Store, source: string, until: Date): Promise<void> {
  const { pausedUntil } = sourceAllowances;
  await store
    .update(sourceAllowances)
    .set({ pausedUntil: sql`greatest(${pausedUntil}, ${until.toISOString()}::timestamptz)` })
    .where(eq(sourceAllowances.source, source));
}
