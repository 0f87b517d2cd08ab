import {
  fromText,
  layoutOf,
  toText,
  type CvDesign,
  type CvDesignInput,
  type CvDocument,
  type LayoutId,
  type Paper,
} from '@candor/domain/cv';
import { storedDesign } from '../cv/index.ts';
import { Refusal } from '../platform/refusal.ts';

const LEAST_CHARACTERS = 50;

/** The document of a body that holds one, or a text of one. */
export function inputDocument(body: {
  document?: CvDocument | undefined;
  text?: string | undefined;
}): CvDocument {
  return body.document ?? fromText(body.text ?? '');
}

/** Refuses to make a file of next to nothing. */
export function requireContent(document: CvDocument): void {
  if (toText(document).trim().length < LEAST_CHARACTERS) throw new Refusal('content_required');
}

type Looks = {
  template: LayoutId;
  release?: number | undefined;
  design: CvDesign;
  paper?: Paper | undefined;
  isBrandFree: boolean;
};

/** How a body wants its CV drawn: the paper asked for, else the design's, else Letter. */
export function looksOf({ template, release, design, paper, isBrandFree }: Looks) {
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
export function savedLooks(
  cv: {
    template: string;
    layoutRelease: number;
    design: CvDesignInput;
    language: string;
    isBrandFree: boolean;
  },
  asked: { template?: LayoutId | undefined; paper?: Paper | undefined } = {},
) {
  const saved = layoutOf(cv.template);
  const template = asked.template ?? saved;
  const release = template === saved ? cv.layoutRelease : undefined;
  const looks = looksOf({ ...cv, design: storedDesign(cv.design), template, release, paper: asked.paper });
  return { ...looks, language: cv.language };
}
