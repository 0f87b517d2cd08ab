export { cvRules } from './cv-rules.ts';
export type { DocumentRules, VersionContent } from './document-rules.ts';
export {
  judgeLineEdits,
  withLineEdits,
  withLineMoves,
  type EditEvidence,
  type JudgedEdits,
  type LineEdit,
  type LineMove,
  type RefusedEdit,
} from './line-edits.ts';
export { outlineOf } from './outline.ts';
export { letterRules, type LetterDetails } from './letter-rules.ts';
