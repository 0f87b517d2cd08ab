import { and, desc, eq, isNotNull, notInArray } from 'drizzle-orm';
import type { CvDocument } from '@candor/domain/cv';
import { users } from '../account/schema.ts';
import type { Store } from '../platform/database.ts';
import { versionTable, type VersionsOf } from '../versions/index.ts';
import { cvPhotos, cvVersions } from './schema.ts';

export type NewVersion = typeof cvVersions.$inferInsert;

export const versionsOfCv = versionTable(cvVersions, cvVersions.cvId);

const photoOfVersion = and(eq(cvPhotos.cvId, cvVersions.cvId), eq(cvPhotos.hash, cvVersions.photoHash));

/** One version with its photo and who made it. */
export async function versionAt(store: Store, of: VersionsOf, version: number) {
  const [row] = await store
    .select({ version: cvVersions, authorName: users.name, photo: cvPhotos.dataUrl })
    .from(cvVersions)
    .leftJoin(users, eq(users.id, cvVersions.authorId))
    .leftJoin(cvPhotos, photoOfVersion)
    .where(versionsOfCv.isAt(of, version));
  return row;
}

/** The document of the newest version that was generated; undefined where none is kept. */
export async function lastGenerated(store: Store, of: VersionsOf): Promise<CvDocument | undefined> {
  const [row] = await store
    .select({ document: cvVersions.document })
    .from(cvVersions)
    .where(and(versionsOfCv.isOf(of), eq(cvVersions.origin, 'written')))
    .orderBy(desc(cvVersions.version))
    .limit(1);
  return row?.document;
}

/** The newest version before a number, with its photo. */
export async function versionBefore(store: Store, of: VersionsOf, version: number) {
  const [row] = await store
    .select({ version: cvVersions, photo: cvPhotos.dataUrl })
    .from(cvVersions)
    .leftJoin(cvPhotos, photoOfVersion)
    .where(versionsOfCv.isBefore(of, version))
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
    .where(versionsOfCv.isAt({ userId: row.userId, id: row.cvId }, version));
}

/** Lets go of the photos that no version of a CV shows any more. */
export async function dropUnusedPhotos(store: Store, { userId, id }: VersionsOf): Promise<void> {
  const shown = store
    .select({ hash: cvVersions.photoHash })
    .from(cvVersions)
    .where(and(versionsOfCv.isOf({ userId, id }), isNotNull(cvVersions.photoHash)));
  await store
    .delete(cvPhotos)
    .where(and(eq(cvPhotos.userId, userId), eq(cvPhotos.cvId, id), notInArray(cvPhotos.hash, shown)));
}

/** Keeps a photo once for a CV. */
export async function keepPhoto(
  store: Store,
  photo: { userId: string; cvId: string; hash: string; dataUrl: string },
): Promise<void> {
  await store.insert(cvPhotos).values(photo).onConflictDoNothing();
}
