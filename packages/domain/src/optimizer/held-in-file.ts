import {
  designOutline,
  shownDocument,
  type CvDesign,
  type CvDocument,
  type ExportFormat,
} from '../cv/index.ts';

/** What a file says of a CV: without what its design hides, and with the person's own sections under the headings they have there. */
export function heldInFile(document: CvDocument, design: CvDesign, format: ExportFormat): CvDocument {
  const shown = shownDocument(document, design);
  // A text has the titles of the document itself.
  if (format === 'txt') return shown;
  const headings = designOutline(document, design)
    .filter(({ id, isHidden }) => id === 'custom' && !isHidden)
    .toSorted((a, b) => a.at - b.at);
  return {
    ...shown,
    custom: shown.custom.map((section, at) => ({ ...section, title: headings[at]?.title ?? section.title })),
  };
}
