import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { Verdict } from '@candor/domain/answering';
import { alias } from 'drizzle-orm/pg-core';
import { documents } from '../documents/schema.ts';
import type { Store } from '../platform/database.ts';
import { cvAdverts, requirementVerdicts } from './schema.ts';

export async function insertAdvert(store: Store, row: typeof cvAdverts.$inferInsert): Promise<void> {
  await store.insert(cvAdverts).values(row);
}

/** The advert of a CV, and the CV it is a copy of, unless that is in the trash. */
export async function advertOf(store: Store, userId: string, documentId: string) {
  const source = alias(documents, 'source');
  const { advert, title, company, createdAt } = cvAdverts;
  const [row] = await store
    .select({ text: advert, title, company, createdAt, sourceId: source.id, sourceTitle: source.title })
    .from(cvAdverts)
    .innerJoin(documents, eq(documents.id, cvAdverts.documentId))
    .leftJoin(source, and(eq(source.id, documents.sourceId), isNull(source.trashedAt)))
    .where(and(eq(cvAdverts.userId, userId), eq(cvAdverts.documentId, documentId)));
  return row;
}

/** All verdicts of a person on lines. */
export async function verdictsOf(store: Store, userId: string): Promise<Verdict[]> {
  const { demand, line, isAnswer } = requirementVerdicts;
  return store
    .select({ demand, line, isAnswer })
    .from(requirementVerdicts)
    .where(eq(requirementVerdicts.userId, userId));
}

export async function putVerdict(store: Store, userId: string, verdict: Verdict): Promise<void> {
  const { userId: owner, demand, line } = requirementVerdicts;
  await store
    .insert(requirementVerdicts)
    .values({ userId, ...verdict })
    .onConflictDoUpdate({
      target: [owner, demand, line],
      set: { isAnswer: verdict.isAnswer, createdAt: sql`now()` },
    });
}

export async function deleteVerdict(
  store: Store,
  userId: string,
  { demand, line }: Pick<Verdict, 'demand' | 'line'>,
): Promise<void> {
  await store
    .delete(requirementVerdicts)
    .where(
      and(
        eq(requirementVerdicts.userId, userId),
        eq(requirementVerdicts.demand, demand),
        eq(requirementVerdicts.line, line),
      ),
    );
}

/** Forgets the oldest verdicts of a person beyond so many. */
export async function keepNewestVerdicts(store: Store, userId: string, most: number): Promise<void> {
  const { demand, line, createdAt } = requirementVerdicts;
  const own = eq(requirementVerdicts.userId, userId);
  const [row] = await store.select({ all: count() }).from(requirementVerdicts).where(own);
  const beyond = (row?.all ?? 0) - most;
  if (beyond <= 0) return;
  const oldest = await store
    .select({ demand, line })
    .from(requirementVerdicts)
    .where(own)
    .orderBy(asc(createdAt))
    .limit(beyond);
  for (const one of oldest) await deleteVerdict(store, userId, one);
}
