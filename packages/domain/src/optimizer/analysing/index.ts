/* The analysis of CVs. Stands on packages/language: for workers, never for a page or the server's own thread. */
export { analyseCv } from '../analyse-cv.ts';
export type { AnalysisInput } from '../prepare-against.ts';
export { tailorCv, type TailoringInput } from '../tailoring/tailor-cv.ts';
export { takeProposed } from '../tailoring/take-proposed.ts';
export { allChecks } from '../all-checks.ts';
