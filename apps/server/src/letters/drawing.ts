import { layoutOf } from '@candor/domain/cv';
import { letterFormOf, type LetterDocument } from '@candor/domain/letters';
import { paperOf } from '@candor/domain/locale';
import { cvKind, savedAppearance } from '../cv/index.ts';
import { MOST_IN_FILE, ownDocument, requireDrawable, type Drawing, type Row } from '../documents/index.ts';
import type { LetterTypes } from './types.ts';

/** The language of a letter's text: its country's own, or English. */
function languageOf({ country, words }: LetterDocument): string {
  const { language } = letterFormOf(country);
  return words === 'local' || language.startsWith('en') ? language : 'en';
}

/** How a saved letter is drawn, in its own look or in the one asked for. */
export function drawnLetter(
  { document, template }: Pick<Row<LetterTypes>, 'document' | 'template'>,
  asked: LetterTypes['look'] = {},
) {
  const paper = asked.paper ?? paperOf(document.country);
  const layout = asked.template ?? layoutOf(template);
  return { letter: document, layout, paper, language: languageOf(document) };
}

export const letterDrawing: Drawing<LetterTypes> = {
  renderer: ({ letter }) => letter,

  async saved(ctx, row, asked = {}) {
    const letter = drawnLetter(row, asked);
    const { paper } = letter;
    if (!asked.withCv || asked.format !== 'pdf') return letter;
    const behind = await ownDocument(ctx, cvKind, asked.withCv);
    requireDrawable(behind.text, MOST_IN_FILE);
    return {
      ...letter,
      cv: { document: behind.document, title: row.title, ...savedAppearance(behind, { asked: { paper } }) },
    };
  },

  document: ({ document }) => document,
  given: (_ctx, document, { template, paper, isPlaced, known }) => ({
    letter: document,
    layout: template,
    paper,
    language: languageOf(document),
    ...(known && { known }),
    ...(isPlaced && { isPlaced }),
  }),
};
