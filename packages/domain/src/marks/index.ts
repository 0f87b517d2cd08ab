export { aboutOf, markKey, markKinds, markKindSchema, markSchema, type Mark, type MarkKind } from './mark.ts';
export { settledWith, unsettled } from './settle-marks.ts';
