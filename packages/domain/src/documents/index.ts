export { cvRules } from './cv-rules.ts';
export type { DocumentRules, VersionContent } from './document-rules.ts';
export { outlineOf } from './outline.ts';
export { letterRules, type LetterDetails } from './letter-rules.ts';
