export {
  aliasesIn,
  evidenceSource,
  initialsIn,
  type EvidenceLine,
  type EvidenceSource,
} from './evidence-source.ts';
export { doubtKinds, factKinds, type EvidenceFinding, type EvidenceKind, type HardKind } from './finding.ts';
export { judge, type Judgement, type JudgeOptions } from './judge.ts';
export { saysHelped } from './led.ts';
export { isUndone, type ClaimKind } from './undone.ts';
export { readText, textOf, type Reading, type Word } from './reading.ts';
export { restsOn } from './rests-on.ts';
export { found, holds, wordList, type WordList } from './word-list.ts';
