export { READY, type AnalyticsInput, type LetterAnalytics } from './analytics.ts';
export type { Figure, FigureId } from './figure.ts';
export { characterCount, leastAnalysedCharacters } from './letter-body.ts';
export type { ScoreLine } from './score-part.ts';
