import type { LetterAnalytics } from './analyse-letter.ts';
import type { FigureId } from './figure.ts';

/** What each figure counts in the score of a letter; those not measured are left out and the rest rescaled. Ours. */
export const scoreWeights: Readonly<Partial<Record<FigureId, number>>> = {
  words: 10,
  paragraphs: 5,
  'reading-level': 5,
  'sentence-length': 5,
  'sentence-spread': 5,
  passive: 5,
  'i-openings': 5,
  cliches: 10,
  hedges: 5,
  salutation: 5,
  'company-named': 10,
  'role-named': 5,
  'evidenced-claims': 15,
  'advert-answered': 15,
  'copied-from-cv': 5,
  tone: 5,
};

/** Points taken off for each bracketed blank that is still open. */
const OPEN_BLANK = 5;

/** How far a letter that is hardly begun can be trusted with its score: few words have few faults. Ours. */
function shareWritten({ figures }: LetterAnalytics): number {
  const words = figures.find(({ id }) => id === 'words');
  if (words?.verdict !== 'attention') return 1;
  return Math.min(1, (2 * words.value) / (words.target?.least ?? 1));
}

/**
 * The score of a letter, 0 to 100: the weights of the figures within their range, out of those measured; less where
 * not half of the words are there that a letter of its type has.
 */
export function letterScore(analytics: LetterAnalytics, openBlanks = 0): number {
  const { figures } = analytics;
  let [reached, all] = [0, 0];
  for (const { id, verdict } of figures) {
    const weight = scoreWeights[id] ?? 0;
    if (verdict === 'unknown') continue;
    all += weight;
    if (verdict === 'good') reached += weight;
  }
  const score = all === 0 ? 0 : Math.round((reached / all) * 100 * shareWritten(analytics));
  return Math.max(0, score - OPEN_BLANK * openBlanks);
}
