import type { Span } from '../../text/index.ts';
import type { LetterType } from '../request.ts';

interface ScoreRule {
  label: string;
  /** Points where nothing is left to wish, or taken off at most; the parts make 100. */
  most: number;
  advice: string;
}

/** What counts, and how much: our own judgement, after what editors said of letters they rated. */
const parts = {
  evidence: 'Specific achievements | 44 | Say what you did, with a figure, a place or a date.',
  'own-words':
    'Your own words | 34 | Cut praise without an example, and anything that could be in anyone’s letter.',
  reader:
    'Written for this reader | 8 | Mention something about their work or workplace that you’d write to no one else.',
  form: 'Greeting and close | 4 | Greet the reader and sign off.',
  length: 'Length | 4 | A reader expects a letter of this kind to be longer or shorter.',
  flow: 'Easy to read | 6 | Vary how sentences begin, split the longest, and say each thing once.',
} satisfies Record<string, string>;

/** What takes points off the sum of the parts: for each, and at most. */
const deductions = {
  slips: 'Grammar and spelling mistakes | 8 60 | Correct them: each one in 100 words costs 8 points.',
  blanks: 'Blanks to fill in | 10 60 | Fill in what’s in brackets.',
  notes: 'Notes left in | 25 50 | Take out what isn’t meant for the reader.',
  'third-person': 'Written in the third person | 30 30 | In your own letter, write “I”.',
  tact: 'Off-putting content | 12 40 | Leave out pleas, excuses, complaints, pressure, pay and private matters.',
  stock: 'Stock phrases | 3 15 | Say it in your own words, or cut it.',
  day: 'No last day | 15 15 | A resignation gives your last day or your notice period.',
} satisfies Record<string, string>;

export type ScorePartId = keyof typeof parts;
export type DeductionId = keyof typeof deductions;

function rulesOf<Id extends string>(rows: Record<Id, string>): Record<Id, ScoreRule & { each: number }> {
  const rules = Object.entries<string>(rows).map(([id, row]) => {
    const [label = '', points = '', advice = ''] = row.split(' | ');
    const [each = 0, most = each] = points.split(' ').map(Number);
    return [id, { label, each, most, advice }];
  });
  // The keys of a literal are its names.
  return Object.fromEntries(rules) as Record<Id, ScoreRule & { each: number }>;
}

export const scoreRules = rulesOf(parts);
export const deductionRules = rulesOf(deductions);
export const scorePartIds = Object.keys(parts) as ScorePartId[];

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
