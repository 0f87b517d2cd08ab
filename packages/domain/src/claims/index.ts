export type { ClaimSource, SourceStatement } from './claim-source.ts';
export type { Doubt } from './doubt.ts';
export { figuresIn } from './figures.ts';
export { factKinds, factKindSchema, type FactKind, type UnsupportedClaim } from './kinds.ts';
export { helped } from './markers.data.ts';
export { ambiguousTools, toolGroups } from './tools.data.ts';
