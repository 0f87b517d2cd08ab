import {
  compareDocuments,
  countIn,
  cvDocumentSchema,
  describeChange,
  fileName,
  fromText,
  isSameDocument,
  linesOf,
  listOfLine,
  mergeChanges,
  mergeDocuments,
  normaliseDocument,
  toText,
  withLines,
  withMoved,
  type CvAim,
  type CvDocument,
} from '../cv/index.ts';
import { carryCvFacts } from '../writing/index.ts';
import type { DocumentRules } from './document-rules.ts';

export const cvRules: DocumentRules<CvDocument, CvAim, { jobTitle: string }> = {
  kind: 'cv',
  schema: cvDocumentSchema,
  toText,
  fromText: (text) => fromText(text),
  lines: linesOf,
  withLines,
  withMoved(document, path, to) {
    // An entry is named by its own path, or by that of one of its lines.
    const place = listOfLine(path) ?? listOfLine(`${path}.`);
    const count = place ? countIn(document, place.list) : 0;
    return place && place.at < count && to < count ? withMoved(document, place, to) : null;
  },
  normalise: normaliseDocument,
  isSame: isSameDocument,
  merge: (three) => mergeDocuments(three),
  mergeChanges,
  carryFacts: carryCvFacts,
  compare: compareDocuments,
  describeChange,
  card: ({ basics }) => ({ jobTitle: basics.headline }),
  fileName,
  nameOf: ({ basics }) => basics.name,
};
