import type { Cv, CvCard } from '@candor/contracts/cv';
import { trashDays } from '@candor/domain/cv';
import type { Store } from '../platform/database.ts';
import { storedDesign } from './stored-design.ts';
import { variantsOf, type CardRow, type CvRow } from './store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A CV as its card in My Documents shows it. */
export function cardOf(row: CardRow): CvCard {
  const { id, title, jobTitle, template, version, language, variantGroup, labels, followsProfile } = row;
  return {
    id,
    title,
    jobTitle,
    template,
    version,
    language,
    variantGroup,
    labels,
    followsProfile,
    isArchived: row.archivedAt !== null,
    goneAt: row.trashedAt && new Date(row.trashedAt.getTime() + trashDays * DAY_MS).toISOString(),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The card of a whole row. */
export function cardOfCv(row: CvRow): CvCard {
  return cardOf({ ...row, followsProfile: row.profileLink !== null });
}

/** A whole CV as its owner gets it. */
export async function cvOf(store: Store, row: CvRow): Promise<Cv> {
  const { name, email, phone, location, summary, layoutRelease, generatedCv } = row;
  const { document, request, facts, isPublic, isBrandFree, variantGroup, declinedRelease, proposal } = row;
  return {
    ...cardOfCv(row),
    name,
    email,
    phone,
    location,
    summary,
    layoutRelease,
    declinedRelease,
    design: storedDesign(row.design),
    variants: variantGroup === null ? [] : await variantsOf(store, row.userId, variantGroup, row.id),
    generatedCv,
    document,
    request,
    facts,
    proposal: proposal && { base: proposal.base, document: proposal.document },
    isPublic,
    isBrandFree,
  };
}
