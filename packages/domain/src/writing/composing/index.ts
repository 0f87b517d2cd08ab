/** The CV without a model, and what reads English: it belongs to the server and to workers, never to a page. */
export { engineHere, writeCvNow } from './built-in-writer.ts';
export { betterUnsaid } from './better-unsaid.ts';
export { composeCv } from './compose-cv.ts';
export { proposeSummary } from './propose-summary.ts';
export { factGate } from '../fact-gate.ts';
export { writingTips } from './tips.ts';
export { askFigure } from './ask-figure.ts';
export { rewriteLine, type LineRewrite } from '../rewriting/rewrite-line.ts';
export { turnRound } from '../rewriting/active-voice.ts';
export { withoutCleft } from '../rewriting/without-cleft.ts';
