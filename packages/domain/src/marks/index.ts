export { markKey, markKinds, markKindSchema, markSchema, type Mark, type MarkKind } from './mark.ts';
