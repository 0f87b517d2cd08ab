/* Answers judged by a published rubric: for workers and the server's pool, never for a page. */
export { withModelRemarks, type ProposedRemark } from './accept-remarks.ts';
export { analyseAnswer } from './analyse-answer.ts';
export { analyseInterview } from './analyse-interview.ts';
export type { PointVerdict } from './evidence.ts';
export { followUp } from './follow-up.ts';
export { norms, rubric, rubricDimensionIds, type RubricDimensionId } from './rubric.ts';
