export { evidenceSource, type EvidenceLine, type EvidenceSource } from './evidence-source.ts';
export { doubtKinds, factKinds, type EvidenceFinding, type EvidenceKind, type HardKind } from './finding.ts';
export { judge, type Judgement, type JudgeOptions } from './judge.ts';
export { saysHelped } from './led.ts';
export { restsOn } from './rests-on.ts';
