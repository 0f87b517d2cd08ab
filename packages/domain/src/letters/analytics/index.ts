export {
  analyseLetter,
  charactersSaid,
  leastAnalysedCharacters,
  type AnalyticsInput,
  type LetterAnalytics,
} from './analyse-letter.ts';
export { figureIds, figureRules, figureSchema, type Figure, type FigureId } from './figure.ts';
export { letterScore, scoreWeights } from './letter-score.ts';
