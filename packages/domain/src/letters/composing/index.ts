/*
 * Letters composed. Stands on packages/english, whose model a page must not load: the server's worker imports this,
 * pages import `letters`.
 */
export { draftEdits } from '../draft-edits.ts';
export { letterGate, type LetterGateInput } from '../letter-gate.ts';
export { composeLetter, isEnglishRequest } from './compose-letter.ts';
export type { Frame } from './frames/frame.ts';
export { framesOf } from './frames/frame-for.ts';
export { presuppositionsOf, type Presupposition } from './frames/presuppositions.ts';
export {
  builtInLetterWriter,
  gatedLetter,
  letterQuestions,
  startingLetter,
  writeLetterNow,
} from './write-letter.ts';
