import { createHash } from 'node:crypto';
import {
  describeChange,
  joinsVersion,
  versionsToDrop,
  type VersionContent,
  type VersionOrigin,
} from '@candor/domain/cv';
import type { Context } from '../platform/context.ts';
import type { Store } from '../platform/database.ts';
import { storedDesign } from './stored-design.ts';
import type { CvRow } from './store.ts';
import {
  deleteVersions,
  dropUnusedPhotos,
  insertVersion,
  keepPhoto,
  newestMark,
  newestVersion,
  replaceVersion,
  versionMoments,
  type NewVersion,
} from './version-store.ts';

/** Who saves, when. */
export type Saver = Pick<Context, 'owner' | 'sessionId' | 'clock'>;

type Kept = Pick<CvRow, 'title' | 'document' | 'template' | 'design' | 'layoutRelease' | 'isBrandFree'>;

function contentOf(row: Kept, photo?: string | null): VersionContent {
  const { title, document, template, layoutRelease, isBrandFree } = row;
  return { title, document, template, layoutRelease, isBrandFree, design: storedDesign(row.design, photo) };
}

/** The design as a version keeps it: the photo apart, by its hash. */
async function withoutPhoto(store: Store, { id, userId, design }: CvRow) {
  const { photo } = design;
  if (!photo) return { design, photoHash: null };
  const hash = createHash('sha256').update(photo.dataUrl).digest('hex');
  await keepPhoto(store, { userId, cvId: id, hash, dataUrl: photo.dataUrl });
  return { design: { ...design, photo: { ...photo, dataUrl: '' } }, photoHash: hash };
}

async function rowOf(
  store: Store,
  by: Saver,
  cv: CvRow,
  said: { origin: VersionOrigin; change: string },
): Promise<NewVersion> {
  const now = by.clock.now();
  const { id, version, userId, title, document, template, layoutRelease, isBrandFree, request, facts } = cv;
  return {
    cvId: id,
    version,
    userId,
    authorId: by.owner.id,
    sessionId: by.sessionId,
    ...said,
    startedAt: now,
    savedAt: now,
    title,
    document,
    template,
    layoutRelease,
    isBrandFree,
    request,
    facts,
    ...(await withoutPhoto(store, cv)),
  };
}

/** Keeps the first version of a CV. */
export async function recordFirst(
  store: Store,
  by: Saver,
  cv: CvRow,
  said: { origin: VersionOrigin; change: string },
): Promise<void> {
  await insertVersion(store, await rowOf(store, by, cv, said));
}

/** Tries to make a save part of the newest version; false where it is one of its own. */
async function joined(store: Store, by: Saver, cv: CvRow, origin: VersionOrigin): Promise<boolean> {
  const newest = await newestMark(store, cv.userId, cv.id);
  if (!newest) return false;
  const mark = { ...newest, startedMs: newest.startedAt.getTime(), savedMs: newest.savedAt.getTime() };
  if (!joinsVersion(mark, { origin, sessionId: by.sessionId, nowMs: by.clock.now().getTime() })) return false;
  const base = await newestVersion(store, cv.userId, cv.id, newest.version);
  if (!base) return false;
  const difference = describeChange(contentOf(base.version, base.photo), contentOf(cv));
  // Typed and taken back: the version before says the same.
  if (difference === '') {
    await deleteVersions(store, cv.userId, cv.id, [newest.version]);
    return true;
  }
  const change = origin === 'profile' ? `Follows your profile: ${difference}` : difference;
  const row = await rowOf(store, by, cv, { origin, change });
  await replaceVersion(store, newest.version, row);
  if (row.photoHash !== newest.photoHash) await dropUnusedPhotos(store, cv.userId, cv.id);
  return true;
}

/**
 * Keeps what a save made of a CV, in the transaction of the save. `lead` begins the sentence that says what changed.
 * A save that changed nothing a version keeps leaves none.
 */
export async function recordVersion(
  store: Store,
  by: Saver,
  { before, after }: { before: CvRow; after: CvRow },
  { origin, lead }: { origin: VersionOrigin; lead?: string },
): Promise<void> {
  const difference = describeChange(contentOf(before), contentOf(after));
  if (difference === '' && lead === undefined) return;
  if (await joined(store, by, after, origin)) return;
  // What came from the profile names its parts already.
  const change = [lead, origin === 'profile' ? '' : difference].filter(Boolean).join(': ');
  await insertVersion(store, await rowOf(store, by, after, { origin, change }));
  const all = await versionMoments(store, after.userId, after.id);
  const marks = all.map(({ version, savedAt }) => ({ version, savedMs: savedAt.getTime() }));
  await deleteVersions(store, after.userId, after.id, versionsToDrop(marks, by.clock.now().getTime()));
}
