export * from './analytics/index.ts';
export { evidenceWeights } from './advert.ts';
export { composeLetter, isEnglishRequest } from './compose-letter.ts';
export * from './document.ts';
export { enhanceDraft, type EnhancedDraft } from './enhance-draft.ts';
export {
  closeFor,
  countryOf,
  letterDate,
  letterFormOf,
  letterLabels,
  salutationFor,
  type LetterLanguage,
} from './letter-form.ts';
export type { LetterForm } from './letter-form.data.ts';
export type { LetterOptions } from './letter-facts.ts';
export { letterGate, type LetterGateInput } from './letter-gate.ts';
export { letterTypeLabels } from './letter-type-labels.ts';
export * from './request.ts';
export * from './versions/index.ts';
export { isSameLetter } from './same-letter.ts';
export { contactFields, contactFromCv, type LetterContact } from './contact-from-cv.ts';
export { bodyText, letterFromText, letterToText, normaliseLetter } from './text-form.ts';

export * from './templates/index.ts';
export {
  builtInLetterWriter,
  draftEdits,
  pastedLetter,
  startingLetter,
  writeLetterNow,
  type LetterCall,
  type LetterWriter,
  type WrittenLetter,
} from './write-letter.ts';
