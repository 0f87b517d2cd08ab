export { compareLetters } from './compare-letters.ts';
export { describeLetterChange, type LetterVersionContent } from './describe-letter-change.ts';
export type { LetterPartKind } from './letter-parts.ts';
