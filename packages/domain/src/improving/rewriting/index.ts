/* Texts read as English, and rewritten. Stands on packages/language: for workers, never for a page or the server's own thread. */
export { turnRound } from '../../writing/composing/index.ts';
export { clichesIn } from '../phrase-check.ts';
export { checkText } from '../check-text.ts';
export { findingsIn } from '../findings-in.ts';
export { addProposed } from '../add-proposed.ts';
export { checkOfLint, lintWords } from '../lint-kinds.ts';
export { isVerb } from '../verb.ts';
export { improveWriting } from '../improve-writing.ts';
export { slipOf } from '@candor/language/unknown-words';
