export { letters } from './capability.ts';
export { drawnLetter } from './drawing.ts';
export { letterKind } from './kind.ts';
export type { LetterTypes } from './types.ts';
