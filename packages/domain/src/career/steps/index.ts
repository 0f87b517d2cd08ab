export { moveSteps } from './move-steps.ts';
export type { StepDraft } from './step-draft.ts';
export { unknownSteps } from './unknown-steps.ts';
export { unlistedSteps } from './unlisted-steps.ts';
