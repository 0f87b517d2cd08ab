export { claimSource, type ClaimSource, type SourceStatement } from './claim-source.ts';
export { factKinds, factKindSchema, type FactKind, type UnsupportedClaim } from './kinds.ts';
export { ambiguousTools, toolGroups } from './tools.data.ts';
export { unsupportedClaim, unsupportedFact, type JudgeOptions } from './unsupported-claim.ts';
