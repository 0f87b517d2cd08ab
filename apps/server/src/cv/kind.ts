import {
  changedDesign,
  mostCvs,
  mostFollowers,
  layoutOf,
  linesOf,
  linkToProfile,
  sectionLanguageOf,
  variantsTogether,
} from '@candor/domain/cv';
import { cvRules } from '@candor/domain/documents';
import { planOf } from '../billing/index.ts';
import {
  cardRowOf,
  commonCard,
  commonParts,
  ownLabels,
  storedDesign,
  type CardRow,
  type Content,
  type DocumentKind,
} from '../documents/index.ts';
import type { Store } from '../platform/database.ts';
import { requireBrandFree, requireReleased } from './access.ts';
import { cvDrawing } from './drawing.ts';
import { followersOf, profileOf } from './profile-store.ts';
import { syncFromProfile } from './sync-from-profile.ts';
import type { CvRow, CvTypes } from './types.ts';
import { variantsOf } from './variant-store.ts';

function listed(row: CardRow<CvTypes>) {
  const { followsProfile, isPublic } = row;
  return { ...commonCard(row), jobTitle: row.card.jobTitle, followsProfile, isPublic };
}

/** The role that a CV is written for. */
const aimOf = ({ request }: CvRow) => request?.targetRole ?? '';

async function whole(store: Store, row: CvRow): Promise<CvTypes['whole']> {
  const { layoutRelease, declinedRelease, text, isBrandFree, variantGroup } = row;
  const { name, email, phone, location } = row.document.basics;
  return {
    ...listed(cardRowOf(row)),
    ...commonParts(row),
    name,
    email,
    phone,
    location,
    summary: row.document.summary,
    layoutRelease,
    declinedRelease,
    design: storedDesign(row.design),
    variants: variantGroup === null ? [] : await variantsOf(store, row.userId, variantGroup, row.id),
    generatedCv: text,
    targetRole: aimOf(row),
    isBrandFree,
  };
}

/** The language a CV is in: the given one, else that of new section names, else the one it was in. */
function languageOf(stored: CvRow, { language, design }: Content<CvTypes>): string {
  if (language !== undefined || design === undefined) return language ?? stored.language;
  const before = stored.design.language ?? 'en';
  const now = design.language ?? 'en';
  return now === before || sectionLanguageOf(stored.language) === now ? stored.language : now;
}

export const cvKind: DocumentKind<CvTypes> = {
  rules: cvRules,
  most: { stored: mostCvs },
  listed,
  inOrder: variantsTogether,
  whole,
  drawing: cvDrawing,

  async saved(change, stored, body) {
    const {
      version: _version,
      title: _title,
      text: _text,
      document: _document,
      labels,
      design,
      targetRole,
      ...rest
    } = body;
    if (rest.isBrandFree) requireBrandFree(await planOf(change), true);
    const layout = layoutOf(rest.template ?? stored.template);
    const { layoutRelease: release } = rest;
    if (release !== undefined) requireReleased('layoutRelease', { layout, release });
    return {
      ...rest,
      ...(targetRole !== undefined && targetRole !== aimOf(stored) && { request: { targetRole } }),
      ...(design && { design: changedDesign(storedDesign(stored.design), design) }),
      ...(labels && { labels: await ownLabels(change.store, cvKind, change.owner.id, labels) }),
    };
  },

  async following(store, stored, content) {
    const language = languageOf(stored, content);
    const { document, profileLink } = content;
    const link = stored.profileLink;
    if (!document || link === null || profileLink !== undefined) return { language };
    const profile = await profileOf(store, stored.userId);
    const before = { document: stored.document, link };
    return { language, ...(profile && { profileLink: linkToProfile(document, profile, before) }) };
  },

  async sources({ store, owner }) {
    const profile = await profileOf(store, owner.id);
    return profile ? [...linesOf(profile.document).values()] : [];
  },

  // The brand line comes back where the plan has lost the right to leave it out, and a copy stands by itself where the
  // profile has as many followers as it may.
  async copied(change, { profileLink, isBrandFree }) {
    const follows = profileLink && (await followersOf(change.store, change.owner.id)).length < mostFollowers;
    return {
      profileLink: follows ? profileLink : null,
      isBrandFree: isBrandFree && (await planOf(change)).brandFree,
    };
  },

  broughtBack: (change, row) => syncFromProfile(change, cvKind, row),
};
