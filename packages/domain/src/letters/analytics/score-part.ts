import type { Span } from '../../text/index.ts';
import type { LetterType } from '../request.ts';

interface ScoreRule {
  label: string;
  /** Points where nothing is left to wish, or taken off at most; the parts make 100. */
  most: number;
  advice: string;
}

/** What counts, and how much: our own judgement, after what editors said of letters they rated. */
export const scoreRules = {
  evidence: {
    label: 'Things done, told',
    most: 44,
    advice: 'Tell what you did, with what and how much of it: a figure, a place, a day.',
  },
  'own-words': {
    label: 'Sentences that say something',
    most: 34,
    advice: 'Leave out praise without an example, and what could stand in anybody’s letter.',
  },
  reader: {
    label: 'Written to this reader',
    most: 8,
    advice: 'Say something of their work or place that you would write to nobody else.',
  },
  form: { label: 'Greeting and close', most: 4, advice: 'Greet the reader and sign off.' },
  length: {
    label: 'Length',
    most: 4,
    advice: 'A reader expects a letter of this kind to be longer or shorter.',
  },
  flow: {
    label: 'Easy to read',
    most: 6,
    advice: 'Vary how sentences begin, split the longest, and say each thing once.',
  },
} satisfies Record<string, ScoreRule>;
export type ScorePartId = keyof typeof scoreRules;
export const scorePartIds = Object.keys(scoreRules) as ScorePartId[];

/** What takes points off the sum of the parts. */
export const deductionRules = {
  slips: {
    label: 'Slips of grammar and spelling',
    each: 8,
    most: 60,
    advice: 'Correct them: for each in 100 words, 8 points go.',
  },
  blanks: { label: 'Open blanks', each: 10, most: 60, advice: 'Fill in what stands in brackets.' },
  notes: { label: 'Notes left in', each: 25, most: 50, advice: 'Take out what is not meant for the reader.' },
  'third-person': {
    label: 'You in the third person',
    each: 30,
    most: 30,
    advice: 'A letter of your own says “I”.',
  },
  tact: {
    label: 'What a reader would mind',
    each: 12,
    most: 40,
    advice: 'Leave out pleas, excuses, quarrels, pressure, pay and what is private.',
  },
  stock: {
    label: 'Phrases that every letter has',
    each: 3,
    most: 15,
    advice: 'Say it in your own words, or not at all.',
  },
  day: {
    label: 'No last day',
    each: 15,
    most: 15,
    advice: 'A resignation names the last day, or the notice.',
  },
} satisfies Record<string, ScoreRule & { each: number }>;
export type DeductionId = keyof typeof deductionRules;

/** One line of the sum that is the score: points reached of `most`, or taken off where `most` is 0. */
export interface ScoreLine extends ScoreRule {
  id: ScorePartId | DeductionId;
  points: number;
  spans: Span[];
}

/** What an editor expects of each kind: sentences that tell something done, and words. Ours. */
export const expected: Readonly<Record<LetterType, { told: number; least: number; most: number }>> = {
  cover: { told: 5, least: 110, most: 380 },
  interest: { told: 4, least: 80, most: 320 },
  recommendation: { told: 5, least: 90, most: 400 },
  thank_you: { told: 2, least: 40, most: 180 },
  follow_up: { told: 2, least: 40, most: 180 },
  resignation: { told: 2, least: 35, most: 200 },
};
