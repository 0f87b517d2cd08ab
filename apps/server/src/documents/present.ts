import { purgeAt } from './clear-trash.ts';
import type { CardRow, KindTypes, Row } from './types.ts';

/** What the cards of all kinds show. */
export function commonCard<T extends KindTypes>(row: CardRow<T>) {
  const { id, title, template, version, language, variantGroup, labels } = row;
  return {
    id,
    title,
    template,
    version,
    language,
    variantGroup,
    labels,
    isArchived: row.archivedAt !== null,
    hasProposal: row.hasProposal,
    purgeAt: row.trashedAt && purgeAt(row.trashedAt).toISOString(),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The card of a whole row. */
export function cardRowOf<T extends KindTypes>(row: Row<T>): CardRow<T> {
  return { ...row, followsProfile: row.profileLink !== null, hasProposal: row.proposal !== null };
}

/** What is shown of every document that is shown whole. */
export function commonParts<T extends KindTypes>(row: Row<T>) {
  const { document, facts, proposal } = row;
  return { document, facts, proposal: proposal && { base: proposal.base, document: proposal.document } };
}
