export { claimSource, type ClaimSource, type SourceStatement } from './claim-source.ts';
export { factKinds, factKindSchema, type FactKind } from './kinds.ts';
export { ambiguousTools, toolGroups } from './tools.data.ts';
export {
  unsupportedClaim,
  unsupportedFact,
  type JudgeOptions,
  type UnsupportedClaim,
} from './unsupported-claim.ts';
