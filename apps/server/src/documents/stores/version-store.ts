import { and, desc, eq, inArray, isNotNull, lt, notInArray } from 'drizzle-orm';
import { users } from '../../account/schema.ts';
import type { Store } from '../../platform/database.ts';
import { documentPhotos, documentVersions } from '../schema.ts';
import type { KindTypes, StoredVersion, VersionRow } from '../types.ts';

export type NewVersion = typeof documentVersions.$inferInsert;

/** Whose versions, and of which document. */
export interface VersionsOf {
  userId: string;
  id: string;
}

const { documentId, version, origin, startedAt, savedAt, sessionId, name } = documentVersions;

const isOf = ({ userId, id }: VersionsOf) => and(eq(documentVersions.userId, userId), eq(documentId, id));
const isAt = (of: VersionsOf, number: number) => and(isOf(of), eq(version, number));
const photoOfVersion = and(
  eq(documentPhotos.documentId, documentId),
  eq(documentPhotos.hash, documentVersions.photoHash),
);

/** A version of a kind: its JSON is of the kind, as that of the row it was made of. */
function versionOf<T extends KindTypes>(row: StoredVersion): VersionRow<T> {
  return row as VersionRow<T>;
}

/** The versions of a document without what they say, newest first. */
export function versionHeads(store: Store, of: VersionsOf) {
  const { changes, change, title, template, authorId } = documentVersions;
  return store
    .select({
      version,
      origin,
      changes,
      change,
      name,
      startedAt,
      savedAt,
      title,
      template,
      authorId,
      authorName: users.name,
    })
    .from(documentVersions)
    .leftJoin(users, eq(users.id, authorId))
    .where(isOf(of))
    .orderBy(desc(version));
}

export type VersionHead = Awaited<ReturnType<typeof versionHeads>>[number];

/** When the newest version was started and saved, and by whom: whether a save joins it. */
export async function newestMark(store: Store, of: VersionsOf) {
  const [row] = await store
    .select({ version, origin, sessionId, startedAt, savedAt, name })
    .from(documentVersions)
    .where(isOf(of))
    .orderBy(desc(version))
    .limit(1);
  return row;
}

/** The numbers, moments and names of a document's versions. */
export function versionMoments(store: Store, of: VersionsOf) {
  return store.select({ version, savedAt, name }).from(documentVersions).where(isOf(of));
}

/** One version with its photo and who made it. */
export async function versionAt<T extends KindTypes>(store: Store, of: VersionsOf, number: number) {
  const [row] = await store
    .select({ version: documentVersions, authorName: users.name, photo: documentPhotos.dataUrl })
    .from(documentVersions)
    .leftJoin(users, eq(users.id, documentVersions.authorId))
    .leftJoin(documentPhotos, photoOfVersion)
    .where(isAt(of, number));
  return row && { ...row, version: versionOf<T>(row.version) };
}

/** The document of the newest version that was generated; undefined where none is stored. */
export async function lastGenerated<T extends KindTypes>(
  store: Store,
  of: VersionsOf,
): Promise<T['document'] | undefined> {
  const [row] = await store
    .select()
    .from(documentVersions)
    .where(and(isOf(of), eq(origin, 'written')))
    .orderBy(desc(version))
    .limit(1);
  return row && versionOf<T>(row).document;
}

/** The newest version before a number, with its photo. */
export async function versionBefore<T extends KindTypes>(store: Store, of: VersionsOf, number: number) {
  const [row] = await store
    .select({ version: documentVersions, photo: documentPhotos.dataUrl })
    .from(documentVersions)
    .leftJoin(documentPhotos, photoOfVersion)
    .where(and(isOf(of), lt(version, number)))
    .orderBy(desc(version))
    .limit(1);
  return row && { ...row, version: versionOf<T>(row.version) };
}

export async function insertVersion(store: Store, row: NewVersion): Promise<void> {
  await store.insert(documentVersions).values(row);
}

/** Names the version of a number. */
export async function nameVersion(store: Store, of: VersionsOf, number: number, to: string): Promise<void> {
  await store.update(documentVersions).set({ name: to }).where(isAt(of, number));
}

/** Makes a version what a later save says; its number becomes that of the save. */
export async function replaceVersion(store: Store, number: number, row: NewVersion): Promise<void> {
  const { startedAt: _startedAt, ...later } = row;
  const of = { userId: row.userId, id: row.documentId };
  await store.update(documentVersions).set(later).where(isAt(of, number));
}

/** Deletes versions, and the photos that no version shows any more. */
export async function removeVersions(
  store: Store,
  of: VersionsOf,
  numbers: readonly number[],
): Promise<void> {
  if (numbers.length === 0) return;
  await store.delete(documentVersions).where(and(isOf(of), inArray(version, [...numbers])));
  await dropUnusedPhotos(store, of);
}

/** Deletes the photos that no version of a document shows any more. */
export async function dropUnusedPhotos(store: Store, of: VersionsOf): Promise<void> {
  const { hash, userId } = documentPhotos;
  const shown = store
    .select({ hash: documentVersions.photoHash })
    .from(documentVersions)
    .where(and(isOf(of), isNotNull(documentVersions.photoHash)));
  await store
    .delete(documentPhotos)
    .where(and(eq(userId, of.userId), eq(documentPhotos.documentId, of.id), notInArray(hash, shown)));
}

/** Stores a photo once for a document. */
export async function keepPhoto(store: Store, photo: typeof documentPhotos.$inferInsert): Promise<void> {
  await store.insert(documentPhotos).values(photo).onConflictDoNothing();
}
