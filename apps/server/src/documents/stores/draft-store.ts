import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Store } from '../../platform/database.ts';
import { documentDrafts } from '../schema.ts';

type StoredDraft = typeof documentDrafts.$inferSelect;
/** A draft; the remains of a discarded one do not count. */
export type DraftRow<Form extends object> = Omit<StoredDraft, 'form'> & { form: Form };

/** Whose draft, of which kind, and of which document: `new` is the next one, or the only one there is. */
export interface DraftOf {
  userId: string;
  kind: string;
  key: string;
}

const isOf = ({ userId, kind, key }: DraftOf) =>
  and(eq(documentDrafts.userId, userId), eq(documentDrafts.kind, kind), eq(documentDrafts.key, key));

function present<Form extends object>(row: StoredDraft | undefined): DraftRow<Form> | undefined {
  // Written by `putDraft` only, whose form is of the kind.
  return row?.form ? ({ ...row, form: row.form } as DraftRow<Form>) : undefined;
}

export async function draftAt<Form extends object>(
  store: Store,
  of: DraftOf,
): Promise<DraftRow<Form> | undefined> {
  const [row] = await store.select().from(documentDrafts).where(isOf(of));
  return present<Form>(row);
}

/**
 * Keeps a form over the version that was read (0: none yet); undefined where another is stored by now. Versions of a
 * key only ever rise, also over a form that was thrown away in between.
 */
export async function putDraft<Form extends object>(
  store: Store,
  of: DraftOf,
  version: number,
  form: Form,
): Promise<DraftRow<Form> | undefined> {
  const { userId, kind, key } = documentDrafts;
  const set = { form, version: sql`${documentDrafts.version} + 1`, savedAt: sql`now()` };
  const [row] =
    version === 0
      ? await store
          .insert(documentDrafts)
          .values({ ...of, version: 1, form })
          .onConflictDoUpdate({ target: [userId, kind, key], set, setWhere: isNull(documentDrafts.form) })
          .returning()
      : await store
          .update(documentDrafts)
          .set(set)
          .where(and(isOf(of), eq(documentDrafts.version, version), isNotNull(documentDrafts.form)))
          .returning();
  return present<Form>(row);
}

/** Throws a form away; its version stays and has risen. */
export async function clearDraft(store: Store, of: DraftOf): Promise<void> {
  await store
    .update(documentDrafts)
    .set({ form: null, version: sql`${documentDrafts.version} + 1` })
    .where(and(isOf(of), isNotNull(documentDrafts.form)));
}
