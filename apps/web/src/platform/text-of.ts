import { toText, type CvDocument } from '@candor/domain/cv';

const texts = new WeakMap<CvDocument, string>();

/** The text of a document on the screen, made once: documents there are never changed, another takes their place. */
export function textOf(document: CvDocument): string {
  const known = texts.get(document);
  if (known !== undefined) return known;
  const text = toText(document);
  texts.set(document, text);
  return text;
}
