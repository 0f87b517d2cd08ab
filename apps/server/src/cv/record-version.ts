import { createHash } from 'node:crypto';
import { describeChange, type VersionContent } from '@candor/domain/cv';
import type { VersionOrigin } from '@candor/domain/versions';
import type { Store } from '../platform/database.ts';
import { keepVersion, savedBy, type OpenVersions, type Said, type Saver } from '../versions/index.ts';
import { storedDesign } from './stored-design.ts';
import type { CvRow } from './store.ts';
import {
  dropUnusedPhotos,
  insertVersion,
  keepPhoto,
  replaceVersion,
  versionBefore,
  versionsOfCv,
  type NewVersion,
} from './version-store.ts';

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

async function rowOf(store: Store, by: Saver, cv: CvRow, said: Said): Promise<NewVersion> {
  const { id, version, userId, title, document, template, layoutRelease, isBrandFree, request, facts } = cv;
  return {
    cvId: id,
    version,
    userId,
    ...savedBy(by),
    ...said,
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
export async function recordFirst(store: Store, by: Saver, cv: CvRow, said: Said): Promise<void> {
  await insertVersion(store, await rowOf(store, by, cv, said));
}

/**
 * Keeps what a save made of a CV, in the transaction of the save. `lead` begins the sentence that says what changed.
 * A save that changed nothing a version keeps leaves none.
 */
export async function recordVersion(
  store: Store,
  by: Saver,
  { before, after }: { before: CvRow; after: CvRow },
  said: { origin: VersionOrigin; lead?: string },
): Promise<void> {
  const of = { userId: after.userId, id: after.id };
  const versions: OpenVersions = {
    table: versionsOfCv,
    of,
    async changeSinceBefore(version) {
      const base = await versionBefore(store, of, version);
      return base && describeChange(contentOf(base.version, base.photo), contentOf(after));
    },
    add: async (newSaid) => insertVersion(store, await rowOf(store, by, after, newSaid)),
    async replace(version, newSaid) {
      await replaceVersion(store, version, await rowOf(store, by, after, newSaid));
      if (before.design.photo?.dataUrl !== after.design.photo?.dataUrl) await dropUnusedPhotos(store, of);
    },
    async remove(numbers) {
      await versionsOfCv.remove(store, of, numbers);
      if (numbers.length > 0) await dropUnusedPhotos(store, of);
    },
  };
  const difference = describeChange(contentOf(before), contentOf(after));
  await keepVersion(store, by, versions, { ...said, difference });
}
