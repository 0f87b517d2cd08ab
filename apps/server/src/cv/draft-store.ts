import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { CvDraft } from '@candor/domain/cv';
import type { Store } from '../platform/database.ts';
import { drafts } from './schema.ts';

type StoredDraft = typeof drafts.$inferSelect;
/** A kept form; what is left of one that was thrown away does not count. */
export type DraftRow = StoredDraft & { form: CvDraft };

const isOf = (userId: string, key: string) => and(eq(drafts.userId, userId), eq(drafts.key, key));

function kept(row: StoredDraft | undefined): DraftRow | undefined {
  return row?.form ? { ...row, form: row.form } : undefined;
}

export async function draftAt(store: Store, userId: string, key: string): Promise<DraftRow | undefined> {
  const [row] = await store.select().from(drafts).where(isOf(userId, key));
  return kept(row);
}

/**
 * Keeps a form over the version that was read (0: none yet); undefined where another is stored by now. Versions of a
 * key only ever rise, also over a form that was thrown away in between.
 */
export async function putDraft(
  store: Store,
  userId: string,
  key: string,
  version: number,
  form: CvDraft,
): Promise<DraftRow | undefined> {
  const set = { form, version: sql`${drafts.version} + 1`, savedAt: sql`now()` };
  const [row] =
    version === 0
      ? await store
          .insert(drafts)
          .values({ userId, key, version: 1, form })
          .onConflictDoUpdate({ target: [drafts.userId, drafts.key], set, setWhere: isNull(drafts.form) })
          .returning()
      : await store
          .update(drafts)
          .set(set)
          .where(and(isOf(userId, key), eq(drafts.version, version), isNotNull(drafts.form)))
          .returning();
  return kept(row);
}

/** Throws a form away; its version stays and has risen. */
export async function clearDraft(store: Store, userId: string, key: string): Promise<void> {
  await store
    .update(drafts)
    .set({ form: null, version: sql`${drafts.version} + 1` })
    .where(and(isOf(userId, key), isNotNull(drafts.form)));
}
