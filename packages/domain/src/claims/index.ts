export type { ClaimSource, SourceStatement } from './claim-source.ts';
export { factKinds, factKindSchema, type FactKind, type UnsupportedClaim } from './kinds.ts';
export { ambiguousTools, toolGroups } from './tools.data.ts';
