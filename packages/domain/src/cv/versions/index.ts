export type { Change, Sides } from './align-documents.ts';
export {
  compareDocuments,
  type ComparedEntry,
  type ComparedField,
  type ComparedSection,
  type ComparedText,
} from './compare-documents.ts';
export type { ListSection, SectionKind } from './comparable.ts';
export { describeChange, type VersionContent } from './describe-change.ts';
export {
  joinsVersion,
  versionOrigins,
  versionsKeptWhole,
  versionsToDrop,
  type SavedVersion,
  type VersionOrigin,
} from './version-rules.ts';
export { wordDifferences, type WordRun } from './word-differences.ts';
