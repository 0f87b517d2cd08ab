/* What the optimizer says of a CV. The analysis itself reads English and stands apart: `optimizer/analysing`. */
export { areas, cvFindingSchema, type Area, type CvFinding } from './finding.ts';
export { applySuggestions, type Applied } from './apply-suggestions.ts';
export { compareReading, type Reading } from './compare-reading.ts';
export { findingsByLine, type FindingsByLine, type LineFinding } from './findings-by-line.ts';
export { heldInFile } from './held-in-file.ts';
export * from './machine-read.ts';
export { matchSchema, requirementSchema, type Match, type Requirement, type Share } from './match.ts';
export { answerInCv, isOnlyInProfile, isUnseen, standingOf, type Standing } from './standing.ts';
export type { Occupation } from './prepared-cv.ts';
export * from './result.ts';
export { withEvidence, type Evidence } from './with-evidence.ts';
export { applyTailoring } from './tailoring/apply-tailoring.ts';
export type { ProposedTailoring } from './tailoring/take-proposed.ts';
export {
  tailoringSchema,
  type AskedFor,
  type Tailoring,
  type TailoringChange,
} from './tailoring/tailoring.ts';
