export { compareDocuments } from './compare-documents.ts';
export { alignedEntries, type ListSection, type SectionKind } from './comparable.ts';
export { mergeChanges, mergeDocuments, nextBase } from './merge-documents.ts';
export { describeChange, type VersionContent } from './describe-change.ts';
