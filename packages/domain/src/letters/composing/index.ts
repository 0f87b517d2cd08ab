/*
 * Letters composed. Stands on the language package, whose model a page must not load: the server's worker imports this,
 * pages import `letters`.
 */
export { draftEdits } from '../draft-edits.ts';
export { composeLetter, type ComposedLetter } from './compose-letter.ts';
export { builtInLetterWriter, gatedLetter, startingLetter, writeLetterNow } from './write-letter.ts';
