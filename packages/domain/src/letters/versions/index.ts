export { compareLetters } from './compare-letters.ts';
export { describeLetterChange, type LetterVersionContent } from './describe-letter-change.ts';
export { letterMergeChanges, mergeLetters, nextLetterBase } from './merge-letters.ts';
export type { LetterPartKind } from './letter-parts.ts';
