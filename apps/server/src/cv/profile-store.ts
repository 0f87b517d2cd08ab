import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { KeyedProfile } from '@candor/domain/cv';
import { rowOf } from '../documents/index.ts';
import { documents } from '../documents/schema.ts';
import type { Store } from '../platform/database.ts';
import { cvProfiles } from './schema.ts';
import type { CvRow, CvTypes } from './types.ts';

export type ProfileRow = typeof cvProfiles.$inferSelect;

export async function profileOf(store: Store, userId: string): Promise<ProfileRow | undefined> {
  const [row] = await store.select().from(cvProfiles).where(eq(cvProfiles.userId, userId));
  return row;
}

/** Writes over the version that was read (0: none yet); undefined where another is stored by now. */
export async function putProfile(
  store: Store,
  userId: string,
  version: number,
  profile: KeyedProfile,
): Promise<ProfileRow | undefined> {
  const [row] =
    version === 0
      ? await store
          .insert(cvProfiles)
          .values({ userId, version: 1, ...profile })
          .onConflictDoNothing()
          .returning()
      : await store
          .update(cvProfiles)
          .set({ ...profile, version: version + 1, updatedAt: sql`now()` })
          .where(and(eq(cvProfiles.userId, userId), eq(cvProfiles.version, version)))
          .returning();
  return row;
}

const follows = (userId: string) =>
  and(
    eq(documents.userId, userId),
    isNotNull(documents.profileLink),
    isNull(documents.trashedAt),
    isNull(documents.archivedAt),
  );

/** The CVs in use that follow the profile, newest first. */
export function followersOf(store: Store, userId: string) {
  return store
    .select({ id: documents.id, title: documents.title })
    .from(documents)
    .where(follows(userId))
    .orderBy(desc(documents.createdAt), documents.id);
}

/** The same, whole. */
export async function wholeFollowers(store: Store, userId: string): Promise<CvRow[]> {
  const rows = await store.select().from(documents).where(follows(userId)).orderBy(documents.id);
  // Only CVs hang on a profile.
  return rows.map((row) => rowOf<CvTypes>(row));
}
