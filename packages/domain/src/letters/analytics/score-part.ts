import type { Span } from '../../text/index.ts';
import type { LetterType } from '../request.ts';

/**
 * What counts, and how much: our own judgement, after what editors said of letters they rated. A part has its points,
 * what takes points off those for each and those at most.
 */
const rows = {
  evidence:
    'Things done, told | 56 | Tell what you did, with what and how much of it: a figure, a place, a day.',
  'own-words':
    'Sentences that say something | 44 | Leave out praise without an example, and what could stand in anybody’s letter.',
  slips: 'Slips of grammar and spelling | 8 60 | Correct them: for each in 100 words, 8 points go.',
  'left-in':
    'Notes and blanks left in | 25 60 | Fill in what stands in brackets, and take out what is not meant for the reader.',
  tact: 'What a reader would mind | 12 40 | Leave out pleas, excuses, quarrels, pressure, pay and what is private.',
} satisfies Record<string, string>;

export type ScoreLineId = keyof typeof rows;

interface ScoreRule {
  label: string;
  /** Points where nothing is left to wish, or taken off at most; the parts make 100. */
  most: number;
  advice: string;
}

function ruleOf(row: string): ScoreRule & { each: number } {
  const [label = '', points = '', advice = ''] = row.split(' | ');
  const [each = 0, most = each] = points.split(' ').map(Number);
  return { label, each, most, advice };
}

// The keys of a literal are its names.
export const scoreRules = Object.fromEntries(
  Object.entries(rows).map(([id, row]) => [id, ruleOf(row)]),
) as Readonly<Record<ScoreLineId, ScoreRule & { each: number }>>;

/** One line of the sum that is the score: points reached of `most`, or taken off where `most` is 0. */
export interface ScoreLine extends ScoreRule {
  id: ScoreLineId;
  points: number;
  spans: Span[];
}

/** How many sentences that tell something done an editor expects of each kind. Ours. */
export const toldSentences: Readonly<Record<LetterType, number>> = {
  cover: 5,
  interest: 4,
  recommendation: 5,
  thank_you: 2,
  follow_up: 2,
  resignation: 2,
};
