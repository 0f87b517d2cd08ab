export type { AnalyticsInput, LetterAnalytics } from './analytics.ts';
export { figureIds, figureRules, figureSchema, type Figure, type FigureId } from './figure.ts';
export { charactersSaid, leastAnalysedCharacters } from './letter-body.ts';
export { deductionIds, scorePartIds, scoreRules, type ScoreLine } from './score-part.ts';
