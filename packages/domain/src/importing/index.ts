export { fieldWords, withFieldWords } from './field-value.ts';
export { findSpans, type Sought, type Span } from './find-spans.ts';
export { CERTAIN_FROM, fieldPathOf, FoundPlaces } from './found.ts';
export { addMissing, replaceContent } from './merge-draft.ts';
export {
  movesTogether,
  placeName,
  placesWithWords,
  withWordsMoved,
  type ReadParts,
  type WordMove,
} from './move-words.ts';
export { linePlaces, withLinePlaced, type LinePlace } from './place-line.ts';
export {
  reviewSections,
  type FieldShape,
  type ReviewEntry,
  type ReviewField,
  type ReviewSection,
} from './review-fields.ts';
export { sizeLabel, uploadRefusal, uploadRules } from './upload-rules.ts';
export { soughtWords } from './sought-words.ts';
export { withoutRemoved } from './without-removed.ts';
