import { fileName } from '../cv/index.ts';
import {
  compareLetters,
  describeLetterChange,
  isSameLetter,
  letterDocumentSchema,
  letterFromText,
  letterLinesOf,
  letterListOf,
  letterMergeChanges,
  letterToText,
  mergeLetters,
  nextLetterBase,
  normaliseLetter,
  openLines,
  withLetterLines,
  withMovedLetterLine,
  type LetterDocument,
  type LetterRequestInput,
  type LetterType,
} from '../letters/index.ts';
import { carryFacts } from '../writing/index.ts';
import type { DocumentRules } from './document-rules.ts';

/** The name of the plain-text file. */
const TEXT_FILE = 'professional-letter.txt';

/** What a letter's card shows of its form. */
export interface LetterDetails {
  letterType: LetterType;
  jobTitle: string;
  companyName: string;
  /** Lines that are no sentence yet: with any, it is a draft. Missing in cards made before they were counted. */
  openLines?: number;
}

export const letterRules: DocumentRules<LetterDocument, LetterRequestInput, LetterDetails> = {
  kind: 'letter',
  schema: letterDocumentSchema,
  toText: letterToText,
  fromText: letterFromText,
  lines: letterLinesOf,
  withLines: withLetterLines,
  withMoved(document, path, to) {
    const place = letterListOf(path);
    const count = place ? document[place.list].length : 0;
    return place && place.at < count && to < count ? withMovedLetterLine(document, path, to) : null;
  },
  normalise: normaliseLetter,
  isSame: isSameLetter,
  merge: (three) => mergeLetters(three),
  mergeChanges: letterMergeChanges,
  nextBase: nextLetterBase,
  carryFacts: (facts, _before, after) => carryFacts(facts, letterToText(after)),
  compare: compareLetters,
  describeChange: describeLetterChange,
  card: (document, form, facts) => ({
    letterType: form?.letterType ?? 'cover',
    jobTitle: form?.positionApplyingFor || form?.jobTitle || '',
    companyName: form?.companyName ?? '',
    openLines: openLines(facts, document),
  }),
  fileName: (title, extension) => (extension === 'txt' ? TEXT_FILE : fileName(title, extension)),
  nameOf: ({ sender }) => sender[0] ?? 'Letter',
};
