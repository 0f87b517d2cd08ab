import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { KeyedProfile } from '@candor/domain/cv';
import type { Store } from '../platform/database.ts';
import type { CvRow } from './store.ts';
import { cvProfiles, cvs } from './schema.ts';

export type ProfileRow = typeof cvProfiles.$inferSelect;

export async function profileOf(store: Store, userId: string): Promise<ProfileRow | undefined> {
  const [row] = await store.select().from(cvProfiles).where(eq(cvProfiles.userId, userId));
  return row;
}

/** The same, kept from changing until the transaction ends: a CV that begins to follow meanwhile misses no change. */
export async function heldProfile(store: Store, userId: string): Promise<ProfileRow | undefined> {
  const [row] = await store.select().from(cvProfiles).where(eq(cvProfiles.userId, userId)).for('share');
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
  and(eq(cvs.userId, userId), isNotNull(cvs.profileLink), isNull(cvs.trashedAt), isNull(cvs.archivedAt));

/** The CVs in use that follow the profile, newest first. */
export function followersOf(store: Store, userId: string) {
  return store
    .select({ id: cvs.id, title: cvs.title })
    .from(cvs)
    .where(follows(userId))
    .orderBy(desc(cvs.createdAt), cvs.id);
}

/** The same, whole, held until the transaction ends: a save that comes in between finds a newer version. */
export function heldFollowers(store: Store, userId: string): Promise<CvRow[]> {
  return store.select().from(cvs).where(follows(userId)).orderBy(cvs.id).for('update');
}
