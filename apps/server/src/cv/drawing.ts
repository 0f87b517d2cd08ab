import { fromText, layoutOf, type CvDesign, type LayoutId, type Paper } from '@candor/domain/cv';
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

/** How a body wants its CV drawn: the paper asked for, else the design's, else Letter. */
function appearanceOf({ template, release, design, paper, isBrandFree }: Appearance) {
  return {
    layout: template,
    design,
    paper: paper ?? design.paper ?? 'letter',
    isBrandFree,
    ...(release === undefined ? {} : { release }),
  };
}

/**
 * How a saved CV is drawn: in the layout and release it was saved with, by its own design. Another layout than the
 * saved one is drawn in its newest release.
 */
export function savedAppearance(cv: CvRow, asked: CvTypes['look'] = {}) {
  const saved = layoutOf(cv.template);
  const template = asked.template ?? saved;
  const release = template === saved ? cv.layoutRelease : undefined;
  const { isBrandFree, language } = cv;
  const design = storedDesign(cv.design);
  return { ...appearanceOf({ template, release, design, paper: asked.paper, isBrandFree }), language };
}

export const cvDrawing: Drawing<CvTypes> = {
  renderer: ({ cv }) => cv,
  saved: async (_ctx, row, asked) => ({ document: row.document, ...savedAppearance(row, asked) }),
  document: ({ document, text }) => document ?? fromText(text ?? ''),
  given: (document, body) => ({
    document,
    ...appearanceOf(body),
    ...(body.known && { known: body.known }),
    ...(body.isPlaced && { isPlaced: true }),
  }),
  async mayExport(ctx, { isBrandFree }) {
    if (isBrandFree) requireBrandFree(await planOf(ctx), true);
  },
};
