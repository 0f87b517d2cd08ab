export { turnRound, type TurnedRound } from './active-voice.ts';
export { checkText, findingsIn, isCheckable, mergeFindings, type CheckOptions } from './check-text.ts';
export { applyEdits, editOf, proposedEdits, wordEdits, type ProposedEdit } from './edits.ts';
export * from './finding.ts';
export * from './improve-writing.ts';
export { prepareText, type PreparedText, type Sentence, type TextKind, type Token } from './prepared-text.ts';
export { longSentenceWords } from './repetition.ts';
export type { EnglishVariant } from './variants.data.ts';
export { isTradeWord } from './trade-words.data.ts';
