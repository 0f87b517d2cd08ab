import { and, desc, eq, inArray, isNotNull, lt, notInArray } from 'drizzle-orm';
import { users } from '../account/schema.ts';
import type { Store } from '../platform/database.ts';
import { cvPhotos, cvVersions } from './schema.ts';

export type VersionRow = typeof cvVersions.$inferSelect;
export type NewVersion = typeof cvVersions.$inferInsert;

const isOf = (userId: string, cvId: string) => and(eq(cvVersions.userId, userId), eq(cvVersions.cvId, cvId));

const headColumns = {
  version: cvVersions.version,
  origin: cvVersions.origin,
  change: cvVersions.change,
  startedAt: cvVersions.startedAt,
  savedAt: cvVersions.savedAt,
  title: cvVersions.title,
  template: cvVersions.template,
  authorId: cvVersions.authorId,
  authorName: users.name,
};

/** The versions of a CV without what they say, newest first. */
export function versionsOf(store: Store, userId: string, cvId: string) {
  return store
    .select(headColumns)
    .from(cvVersions)
    .leftJoin(users, eq(users.id, cvVersions.authorId))
    .where(isOf(userId, cvId))
    .orderBy(desc(cvVersions.version));
}

export type VersionHead = Awaited<ReturnType<typeof versionsOf>>[number];

/** One version with its photo and who made it. */
export async function versionAt(store: Store, userId: string, cvId: string, version: number) {
  const [row] = await store
    .select({ version: cvVersions, authorName: users.name, photo: cvPhotos.dataUrl })
    .from(cvVersions)
    .leftJoin(users, eq(users.id, cvVersions.authorId))
    .leftJoin(cvPhotos, and(eq(cvPhotos.cvId, cvVersions.cvId), eq(cvPhotos.hash, cvVersions.photoHash)))
    .where(and(isOf(userId, cvId), eq(cvVersions.version, version)));
  return row;
}

export async function newestVersion(store: Store, userId: string, cvId: string, before?: number) {
  const [row] = await store
    .select({ version: cvVersions, photo: cvPhotos.dataUrl })
    .from(cvVersions)
    .leftJoin(cvPhotos, and(eq(cvPhotos.cvId, cvVersions.cvId), eq(cvPhotos.hash, cvVersions.photoHash)))
    .where(and(isOf(userId, cvId), before === undefined ? undefined : lt(cvVersions.version, before)))
    .orderBy(desc(cvVersions.version))
    .limit(1);
  return row;
}

/** When the newest version was begun and saved, and by whom: whether a save joins it. */
export async function newestMark(store: Store, userId: string, cvId: string) {
  const { version, origin, sessionId, startedAt, savedAt, photoHash } = cvVersions;
  const [row] = await store
    .select({ version, origin, sessionId, startedAt, savedAt, photoHash })
    .from(cvVersions)
    .where(isOf(userId, cvId))
    .orderBy(desc(cvVersions.version))
    .limit(1);
  return row;
}

export async function insertVersion(store: Store, row: NewVersion): Promise<void> {
  await store.insert(cvVersions).values(row);
}

/** Makes a version what a later save says; its number becomes that of the save. */
export async function replaceVersion(store: Store, version: number, row: NewVersion): Promise<void> {
  const { startedAt: _startedAt, ...later } = row;
  await store
    .update(cvVersions)
    .set(later)
    .where(and(isOf(row.userId, row.cvId), eq(cvVersions.version, version)));
}

export async function deleteVersions(
  store: Store,
  userId: string,
  cvId: string,
  versions: readonly number[],
): Promise<void> {
  if (versions.length === 0) return;
  await store.delete(cvVersions).where(and(isOf(userId, cvId), inArray(cvVersions.version, [...versions])));
  await dropUnusedPhotos(store, userId, cvId);
}

/** Lets go of the photos that no version of a CV shows any more. */
export async function dropUnusedPhotos(store: Store, userId: string, cvId: string): Promise<void> {
  const shown = store
    .select({ hash: cvVersions.photoHash })
    .from(cvVersions)
    .where(and(isOf(userId, cvId), isNotNull(cvVersions.photoHash)));
  await store
    .delete(cvPhotos)
    .where(and(eq(cvPhotos.userId, userId), eq(cvPhotos.cvId, cvId), notInArray(cvPhotos.hash, shown)));
}

/** The numbers and moments of a CV's versions. */
export function versionMoments(store: Store, userId: string, cvId: string) {
  return store
    .select({ version: cvVersions.version, savedAt: cvVersions.savedAt })
    .from(cvVersions)
    .where(isOf(userId, cvId));
}

/** Keeps a photo once for a CV. */
export async function keepPhoto(
  store: Store,
  photo: { userId: string; cvId: string; hash: string; dataUrl: string },
): Promise<void> {
  await store.insert(cvPhotos).values(photo).onConflictDoNothing();
}
