export * from './analytics/index.ts';
export { contactFields, contactFromCv, type LetterContact } from './contact-from-cv.ts';
export * from './document.ts';
export type { LetterOptions } from './letter-facts.ts';
export {
  closeFor,
  countryOfWriter,
  letterDate,
  letterFormOf,
  letterLabels,
  salutationFor,
  type LetterLanguage,
} from './letter-form.ts';
export type { LetterForm } from './letter-forms.ts';
export type { LetterGateInput } from './letter-gate.ts';
export { letterHead } from './letter-head.ts';
export { letterTypeLabels } from './letter-type-labels.ts';
export type { LetterCall, LetterWriter, WrittenLetter } from './letter-writer.ts';
export {
  isLetterLineParted,
  letterLinesOf,
  letterListOf,
  withLetterLines,
  withMovedLetterLine,
} from './lines.ts';
export { pastedLetter } from './pasted-letter.ts';
export { openLetterMarks, openLines, takeLetterMark } from './marks-on-letter.ts';
export * from './request.ts';
export { isSameLetter } from './same-letter.ts';
export * from './templates/index.ts';
export { bodyText, letterFromText, letterToPlainText, letterToText, normaliseLetter } from './text-form.ts';
export * from './versions/index.ts';
