import { fromText, toText, type CvDesign, type CvDocument, type Paper } from '@candor/domain/cv';
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

/** The paper asked for, else the design's, else Letter. */
export function paperOf(asked: Paper | undefined, { paper }: CvDesign): Paper {
  return asked ?? paper ?? 'letter';
}
