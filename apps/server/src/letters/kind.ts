import { layoutOf, linesOf } from '@candor/domain/cv';
import { letterRules } from '@candor/domain/documents';
import { say } from '@candor/domain/say';
import { cvKind } from '../cv/index.ts';
import {
  cardRowOf,
  commonCard,
  commonParts,
  documentById,
  ownDocument,
  type CardRow,
  type DocumentKind,
} from '../documents/index.ts';
import { letterDrawing } from './drawing.ts';
import type { LetterTypes } from './types.ts';

/** Letters one person may keep, those in the trash included. */
const LETTERS_KEPT = 1_000;

function listed(row: CardRow<LetterTypes>): LetterTypes['listed'] {
  return {
    ...commonCard(row),
    openLines: 0,
    ...row.card,
    template: layoutOf(row.template),
    cvId: row.sourceId,
  };
}

export const letterKind: DocumentKind<LetterTypes> = {
  rules: letterRules,
  most: {
    stored: LETTERS_KEPT,
    get sentence() {
      return say`You’ve reached the maximum number of letters. Permanently delete some from the trash first.`;
    },
  },
  listed,
  whole: async (_store, row) => ({
    ...listed(cardRowOf(row)),
    ...commonParts(row),
    generatedLetter: row.text,
    request: row.request ?? { title: row.title },
  }),
  drawing: letterDrawing,

  async saved(change, stored, { title, request = stored.request, template, cvId }) {
    if (cvId) await ownDocument(change, cvKind, cvId);
    return {
      // The title stands in the form too.
      ...(request && { request: title === undefined ? request : { ...request, title } }),
      ...(template === undefined ? {} : { template }),
      ...(cvId === undefined ? {} : { sourceId: cvId }),
    };
  },

  async sources(ctx, { request, sourceId }) {
    const cv = sourceId === null ? undefined : await documentById(ctx.store, cvKind, ctx.owner.id, sourceId);
    const typed = Object.values(request ?? {}).filter((value) => typeof value === 'string');
    return [...typed, ...(cv ? linesOf(cv.document).values() : [])];
  },

  // The title stays, in the form too.
  restored: ({ title }, { request }) => ({ request: request && { ...request, title } }),
};
