export { compareDocuments } from './compare-documents.ts';
export type { ListSection, SectionKind } from './comparable.ts';
export { describeChange, type VersionContent } from './describe-change.ts';
