import {
  compareDocuments,
  cvDocumentSchema,
  describeChange,
  fileName,
  fromText,
  isSameDocument,
  linesOf,
  mergeChanges,
  mergeDocuments,
  normaliseDocument,
  toText,
  withLines,
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
