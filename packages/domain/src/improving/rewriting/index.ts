/* Texts read as English, and rewritten. Stands on packages/english: for workers, never for a page or the server's own thread. */
export { checkText } from '../check-text.ts';
export { addProposed } from '../add-proposed.ts';
export { improveWriting } from '../improve-writing.ts';
