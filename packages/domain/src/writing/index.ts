export { applyTip, type TipResult } from './apply-tip.ts';
export { builtInWriter, writeCvNow } from './built-in-writer.ts';
export { carryFacts } from './carry-facts.ts';
export { composeCv, type Composition, type WritingOptions } from './compose-cv.ts';
export { factGate, type GateInput } from './fact-gate.ts';
export * from './report.ts';
export { writingTips, type FoundSentence, type Tip, type TipId } from './tips.ts';
export * from './writer.ts';
