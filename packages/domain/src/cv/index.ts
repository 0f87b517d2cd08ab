export { valueAt, withValueAt, wordsAt } from './at-path.ts';
export { contrastOnWhite, leastContrast, readableAccent } from './accent.ts';
export { dateForms, formatDateAs, formatRangeAs, type DateForm, type DateStyle } from './date-form.ts';
export * from './design.ts';
export * from './design-change.ts';
export * from './design-outline.ts';
export * from './document.ts';
export {
  completion,
  draftFor,
  emptyDraft,
  isEmptyDraft,
  withoutBlankRows,
  type Completion,
} from './draft.ts';
export * from './duration.ts';
export { fileName } from './file-name.ts';
export { fitStatements } from './fit-statements.ts';
export { fromText } from './from-text.ts';
export { fromJsonResume, toJsonResume, type JsonResume } from './json-resume.ts';
export * from './layout.ts';
export { cvLimits } from './limits.ts';
export { changesSince, newestRelease, offeredRelease, type LayoutRelease } from './layout-release.ts';
export { onWords, presentWords, seasonWords, sinceWords, toWords } from './period-words.data.ts';
export { normaliseDocument } from './normalise.ts';
export { wholePage, type PagePicture, type PagePiece } from './page-picture.ts';
export {
  compareDates,
  formatDate,
  isReadableDate,
  monthsBetween,
  PRESENT,
  readMonthAlone,
  readPartialDate,
  seasonMonth,
} from './partial-date.ts';
export * from './request.ts';
export { formOver } from './form-over.ts';
export { countIn, listOfLine, movedIn, pathAt, withMoved, type LineList } from './move-lines.ts';
export { isParted, linesOf, withBullets, withLines } from './lines.ts';
export { languageText, skillGroups, type SkillGroup } from './page-fields.ts';
export { isShortField, placeOfField, shortFields, withField } from './short-fields.ts';
export { documentFromRequest, draftFromDocument } from './request-document.ts';
export { isSameDocument, isSameDraft } from './same-document.ts';
export { sampleDraft } from './sample.data.ts';
export { shownDocument } from './shown-document.ts';
export {
  isAbbreviation,
  joinDescription,
  splitDescription,
  splitAtSmallLetters,
  splitLines,
  splitSentences,
} from './split-description.ts';
export { labelSchema } from './label-schema.ts';
export { distinctLabels, isSameLabel, labelLimits } from './labels.ts';
export * from './profile/index.ts';
export { withinLimits } from './within-limits.ts';
export { monthOfCentury, accountedTime, type AccountedStretch } from './accounted-time.ts';
export { mostCvs, mostFollowers, trashDays } from './trash.ts';
export { languageTagSchema, sectionLanguageOf, variantsTogether } from './variants.ts';
export * from './versions/index.ts';
export { templateBadge } from './template-badge.ts';
export {
  namedSections,
  sectionLanguages,
  sectionNames,
  type NamedSection,
  type SectionLanguage,
} from './section-names.data.ts';
export { stripMarkup, textLines, type TextLine } from './text-lines.ts';
export { toText, toTextWithPlaces, type Place, type TextWithPlaces, type WrittenLine } from './to-text.ts';
export { pageLines } from './page-lines.ts';
export { toLocalText } from './to-local-text.ts';
export { typedLanguage } from './typed-language.ts';
export { typePairIds, typePairs, type TypePairId } from './type-pairs.data.ts';
export { leftOfJson, type Leaf } from './left-of-json.ts';
export { latestJob } from './latest-job.ts';
