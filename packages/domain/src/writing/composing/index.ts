/** The built-in writer: it reads English, so it belongs to the server and to workers, never to a page. */
export { builtInWriter, writeCvNow } from './built-in-writer.ts';
export { composeCv, type WritingOptions } from './compose-cv.ts';
export { writingTips } from './tips.ts';
export { writeStatement } from './write-statement.ts';
export { deskHere, type DeskCall, type WritingDesk } from './writing-desk.ts';
export { askFigure } from './ask-figure.ts';
