/** The built-in writer: it reads English, so it belongs to the server and to workers, never to a page. */
export { engineHere, writeCvNow } from './built-in-writer.ts';
export { isAside } from './asides.ts';
export { composeCv } from './compose-cv.ts';
export { factGate } from '../fact-gate.ts';
export { writingTips } from './tips.ts';
export { writeStatement } from './write-statement.ts';
export { askFigure } from './ask-figure.ts';
