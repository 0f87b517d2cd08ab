export { align, alignableText, sharedWords, type Alignable } from './align.ts';
export {
  changeOfVersion,
  changeSentence,
  renamedTo,
  shortName,
  versionChangeSchema,
  type Clause,
  type VersionChange,
} from './change-sentence.ts';
export {
  comparedText,
  type ComparedEntry,
  type ComparedField,
  type ComparedSection,
  type ComparedText,
} from './compared.ts';
export { Merge, type ListRules, type MergeChange, type MergePlace, type Three } from './merge.ts';
export { changeOf, interleaved, statementPairs, type Change, type Sides } from './sides.ts';
export {
  joinsVersion,
  versionNameLimits,
  versionOrigins,
  versionsKeptWhole,
  versionsToDrop,
  type SavedVersion,
  type VersionOrigin,
} from './version-rules.ts';
export { wordDifferences, type WordRun } from './word-differences.ts';
export { wordsOf } from './words.ts';
