import { layoutOf, linkToProfile, newestRelease, sectionLanguageOf, toText } from '@candor/domain/cv';
import type { VersionOrigin } from '@candor/domain/versions';
import { carryFacts } from '@candor/domain/writing';
import type { Store } from '../platform/database.ts';
import type { Said, Saver } from '../versions/index.ts';
import { profileOf } from './profile-store.ts';
import { recordFirst, recordVersion } from './record-version.ts';
import { insertCv, updateCv, type CvContent, type CvRow } from './store.ts';

/** What a new CV is made of; what is left out follows from the rest. */
export type NewCv = Omit<CvContent, 'generatedCv' | 'layoutRelease'> & { layoutRelease?: number };
export type CvChange = Partial<Omit<CvContent, 'generatedCv'>>;

/** Stores a new CV and its first version; `change` says where it came from. */
export async function createCv(store: Store, by: Saver, content: NewCv, said: Said): Promise<CvRow> {
  const row = await insertCv(store, by.owner.id, {
    layoutRelease: newestRelease(layoutOf(content.template)),
    ...content,
    generatedCv: toText(content.document),
  });
  await recordFirst(store, by, row, said);
  return row;
}

/** A CV stays at the layout release it was made with; another layout comes in its newest. */
function releaseOf(stored: CvRow, { template, layoutRelease }: CvChange): number {
  if (layoutRelease !== undefined) return layoutRelease;
  const isNew = template !== undefined && template !== stored.template;
  return isNew ? newestRelease(layoutOf(template)) : stored.layoutRelease;
}

/** The language a CV is in: what is said, else that of new section names, else that it was in. */
function languageOf(stored: CvRow, { language, design }: CvChange): string {
  if (language !== undefined || design === undefined) return language ?? stored.language;
  const before = stored.design.language ?? 'en';
  const now = design.language ?? 'en';
  return now === before || sectionLanguageOf(stored.language) === now ? stored.language : now;
}

/** What hangs together with new words: their text form, what of the evidence still stands, how the profile is followed. */
async function wordsOf(store: Store, stored: CvRow, change: CvChange): Promise<Partial<CvContent>> {
  const { document } = change;
  if (document === undefined) return {};
  const generatedCv = toText(document);
  const facts = change.facts ?? (stored.facts && carryFacts(stored.facts, generatedCv));
  const link = stored.profileLink;
  if (link === null || change.profileLink !== undefined) return { generatedCv, facts };
  const profile = await profileOf(store, stored.userId);
  const before = { document: stored.document, link };
  return { generatedCv, facts, ...(profile && { profileLink: linkToProfile(document, profile, before) }) };
}

/**
 * Changes a stored CV and keeps the version, in the caller's transaction. Undefined where another version is stored by
 * now; then nothing has changed.
 */
export async function changeCv(
  store: Store,
  by: Saver,
  stored: CvRow,
  change: CvChange,
  said: { origin: VersionOrigin; lead?: string },
): Promise<CvRow | undefined> {
  const after = await updateCv(store, by.owner.id, stored, {
    ...change,
    ...(await wordsOf(store, stored, change)),
    layoutRelease: releaseOf(stored, change),
    language: languageOf(stored, change),
  });
  if (after) await recordVersion(store, by, { before: stored, after }, said);
  return after;
}
