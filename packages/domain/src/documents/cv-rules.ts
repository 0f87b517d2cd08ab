import {
  compareDocuments,
  cvDocumentSchema,
  describeChange,
  fileName,
  fromText,
  isSameDocument,
  mergeChanges,
  mergeDocuments,
  nextBase,
  normaliseDocument,
  toText,
  type CvDocument,
  type CvDraft,
} from '../cv/index.ts';
import type { DocumentRules } from './document-rules.ts';

export const cvRules: DocumentRules<CvDocument, CvDraft, { jobTitle: string }> = {
  kind: 'cv',
  schema: cvDocumentSchema,
  toText,
  fromText: (text) => fromText(text),
  normalise: normaliseDocument,
  isSame: isSameDocument,
  merge: (three) => mergeDocuments(three),
  mergeChanges,
  nextBase,
  compare: compareDocuments,
  describeChange,
  card: ({ basics }) => ({ jobTitle: basics.headline }),
  fileName,
  nameOf: ({ basics }) => basics.name,
};
