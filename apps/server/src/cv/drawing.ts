import {
  fromText,
  layoutOf,
  type CvDesign,
  type CvDocument,
  type LayoutId,
  type Paper,
} from '@candor/domain/cv';
import { paperOf, personLocale } from '@candor/domain/locale';
import type { Preferences } from '@candor/domain/settings';
import { planOf } from '../billing/index.ts';
import { storedDesign, type Drawing } from '../documents/index.ts';
import { requireBrandFree } from './access.ts';
import type { CvRow, CvTypes } from './types.ts';

interface Appearance {
  template: LayoutId;
  release?: number | undefined;
  design: CvDesign;
  paper?: Paper | undefined;
  isBrandFree: boolean;
}

/** How a body wants its CV drawn: on the paper asked for, else the design's, else that of the person's country. */
function appearanceOf({ template, release, design, paper, isBrandFree }: Appearance, ofCountry: Paper) {
  return {
    layout: template,
    design,
    paper: paper ?? design.paper ?? ofCountry,
    isBrandFree,
    ...(release === undefined ? {} : { release }),
  };
}

/** The paper of a CV for which nobody chose one: as its owner set it, else that of the country they live in. */
function paperFor({ basics }: CvDocument, preferences?: Preferences): Paper {
  if (preferences && preferences.paper !== 'automatic') return preferences.paper;
  return paperOf(personLocale(basics, preferences).country);
}

/**
 * How a saved CV is drawn: in the layout and release it was saved with, by its own design. Another layout than the
 * saved one is drawn in its newest release.
 */
export function savedAppearance(
  cv: CvRow,
  { asked = {}, preferences }: { asked?: CvTypes['look']; preferences?: Preferences | undefined } = {},
) {
  const saved = layoutOf(cv.template);
  const template = asked.template ?? saved;
  const release = template === saved ? cv.layoutRelease : undefined;
  const { isBrandFree, language } = cv;
  const design = storedDesign(cv.design);
  const look = { template, release, design, paper: asked.paper, isBrandFree };
  return { ...appearanceOf(look, paperFor(cv.document, preferences)), language };
}

export const cvDrawing: Drawing<CvTypes> = {
  renderer: ({ cv }) => cv,
  saved: async ({ owner: { preferences } }, row, asked) => ({
    document: row.document,
    ...savedAppearance(row, { ...(asked && { asked }), preferences }),
  }),
  document: ({ document, text }) => document ?? fromText(text ?? ''),
  given: ({ owner }, document, body) => ({
    document,
    ...appearanceOf(body, paperFor(document, owner.preferences)),
    ...(body.known && { known: body.known }),
    ...(body.isPlaced && { isPlaced: true }),
  }),
  async mayExport(ctx, { isBrandFree }) {
    if (isBrandFree) requireBrandFree(await planOf(ctx), true);
  },
};
