/* The analysis of CVs. Stands on packages/english: for workers, never for a page or the server's own thread. */
export { analyseCv, type AnalysisInput } from '../analyse-cv.ts';
export { allChecks } from '../all-checks.ts';
