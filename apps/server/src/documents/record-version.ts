import { createHash } from 'node:crypto';
import type { VersionContent } from '@candor/domain/documents';
import {
  changeOfVersion,
  changeSentence,
  joinsVersion,
  versionsToDrop,
  type Clause,
  type VersionChange,
  type VersionOrigin,
} from '@candor/domain/versions';
import type { Context } from '../platform/context.ts';
import type { Store } from '../platform/database.ts';
import { inLanguage } from '../platform/reader-language.ts';
import { storedDesign } from './appearance.ts';
import type { DocumentKind } from './kind.ts';
import {
  dropUnusedPhotos,
  insertVersion,
  keepPhoto,
  newestMark,
  removeVersions,
  replaceVersion,
  versionBefore,
  versionMoments,
  type NewVersion,
} from './stores/version-store.ts';
import type { KindTypes, Row, VersionRow } from './types.ts';

/** Who saves, when. */
export type Saver = Pick<Context, 'store' | 'owner' | 'sessionId' | 'clock'>;

/** Where a change comes from; `lead` begins the sentence that says what it changed. */
export interface ChangeLabel {
  origin: VersionOrigin;
  lead?: Clause;
}

/** The same of a new document. */
export type FirstLabel = Required<ChangeLabel>;

function contentOf<T extends KindTypes>(
  row: Row<T> | VersionRow<T>,
  photo?: string | null,
): VersionContent<T['document']> {
  const { title, document, template, layoutRelease, isBrandFree } = row;
  return { title, document, template, layoutRelease, isBrandFree, design: storedDesign(row.design, photo) };
}

/** The design as a version stores it: the photo apart, by its hash. */
async function withoutPhoto<T extends KindTypes>(store: Store, { id, userId, design }: Row<T>) {
  const { photo } = design;
  if (!photo) return { design, photoHash: null };
  const hash = createHash('sha256').update(photo.dataUrl).digest('hex');
  await keepPhoto(store, { userId, documentId: id, hash, dataUrl: photo.dataUrl });
  return { design: { ...design, photo: { ...photo, dataUrl: '' } }, photoHash: hash };
}

async function versionOf<T extends KindTypes>(
  by: Saver,
  row: Row<T>,
  { origin, changes }: { origin: VersionOrigin; changes: VersionChange },
): Promise<NewVersion> {
  const { id, version, userId, title, document, template, layoutRelease, isBrandFree, request, facts } = row;
  const now = by.clock.now();
  return {
    documentId: id,
    version,
    userId,
    authorId: by.owner.id,
    sessionId: by.sessionId,
    startedAt: now,
    savedAt: now,
    origin,
    changes,
    change: await inLanguage('en', () => changeSentence(changes)),
    title,
    document,
    template,
    layoutRelease,
    isBrandFree,
    request,
    facts,
    ...(await withoutPhoto(by.store, row)),
  };
}

/** Stores the first version of a document. */
export async function recordFirst<T extends KindTypes>(
  by: Saver,
  row: Row<T>,
  { origin, lead }: FirstLabel,
): Promise<void> {
  await insertVersion(by.store, await versionOf(by, row, { origin, changes: changeOfVersion(lead) }));
}

/** Tries to make a save part of the newest version; false where it is one of its own. */
async function joined<T extends KindTypes>(
  by: Saver,
  kind: DocumentKind<T>,
  { before, after }: { before: Row<T>; after: Row<T> },
  origin: VersionOrigin,
): Promise<boolean> {
  const { store } = by;
  const of = { userId: after.userId, id: after.id };
  const newest = await newestMark(store, of);
  if (!newest) return false;
  const mark = {
    ...newest,
    startedMs: newest.startedAt.getTime(),
    savedMs: newest.savedAt.getTime(),
    isNamed: newest.name !== null,
  };
  if (!joinsVersion(mark, { origin, sessionId: by.sessionId, nowMs: by.clock.now().getTime() })) return false;
  const base = await versionBefore<T>(store, of, newest.version);
  if (!base) return false;
  const difference = kind.rules.describeChange(contentOf(base.version, base.photo), contentOf(after));
  // Typed and taken back: the version before says the same.
  if (difference.length === 0) {
    await removeVersions(store, of, [newest.version]);
    return true;
  }
  const changes = changeOfVersion(origin === 'profile' ? { kind: 'profile-changed' } : null, difference);
  await replaceVersion(store, newest.version, await versionOf(by, after, { origin, changes }));
  if (before.design.photo?.dataUrl !== after.design.photo?.dataUrl) await dropUnusedPhotos(store, of);
  return true;
}

/**
 * Keeps what a save made of a document, in the transaction of the save, and lets go of what is too old. A save that
 * changed nothing a version keeps leaves none.
 */
export async function recordVersion<T extends KindTypes>(
  by: Saver,
  kind: DocumentKind<T>,
  rows: { before: Row<T>; after: Row<T> },
  { origin, lead }: ChangeLabel,
): Promise<void> {
  const { before, after } = rows;
  const difference = kind.rules.describeChange(contentOf(before), contentOf(after));
  if (difference.length === 0 && lead === undefined) return;
  if (await joined(by, kind, rows, origin)) return;
  // What came from the profile names its parts already.
  const changes = changeOfVersion(lead ?? null, origin === 'profile' ? [] : difference);
  await insertVersion(by.store, await versionOf(by, after, { origin, changes }));
  const of = { userId: after.userId, id: after.id };
  const marks = (await versionMoments(by.store, of)).map(({ version, savedAt, name }) => ({
    version,
    savedMs: savedAt.getTime(),
    isNamed: name !== null,
  }));
  await removeVersions(by.store, of, versionsToDrop(marks, by.clock.now().getTime()));
}
