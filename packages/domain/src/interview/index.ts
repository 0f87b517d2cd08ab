export * from './question.ts';
export * from './analysis.ts';
export { interviewLimits } from './limits.ts';
export * from './session.ts';
export * from './spacing.ts';
export * from './story.ts';
export { LEAST_OCCUPATION_CERTAINTY } from './occupation-certainty.ts';
