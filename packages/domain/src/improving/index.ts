export { isCheckable, mergeFindings, type CheckOptions } from './merge-findings.ts';
export { applyEdits, editOf, proposedEdits, type ProposedEdit } from './edits.ts';
export * from './finding.ts';
export { prepareText, type PreparedText, type Sentence, type TextKind, type Token } from './prepared-text.ts';
export * from './rewrite.ts';
export { longSentenceWords } from './repetition.ts';
export { wordEdits } from './word-edits.ts';
export { otherSpellings, type EnglishVariant } from '@candor/language/spelling';
