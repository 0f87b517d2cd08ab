import type { Span } from '../../text/index.ts';
import type { LetterType } from '../request.ts';

interface ScoreRule {
  label: string;
  /** Points where nothing is left to wish, or taken off at most; the parts make 100. */
  most: number;
  /** Points at most where the letter answers no advert; the parts make 100 then too. */
  mostAlone: number;
  advice: string;
}

/** What counts, and how much, with an advert and without: our own judgement, after what editors said of letters they rated. */
const parts = {
  evidence: 'Specific achievements | 30 44 | Say what you did, with a figure, a place or a date.',
  'own-words':
    'Your own words | 22 34 | Cut praise without an example, and anything that could be in anyone’s letter.',
  advert: 'Answers the job ad | 20 0 | Take up what the ad asks for, each with what you have done of it.',
  reader:
    'Written for this reader | 6 8 | Mention something about their work or workplace that you’d write to no one else.',
  form: 'Greeting and close | 4 4 | Greet the reader and sign off.',
  length: 'Length | 12 4 | A reader expects a letter of this kind to be longer or shorter.',
  flow: 'Easy to read | 6 6 | Vary how sentences begin, split the longest, and say each thing once.',
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

interface Row {
  label: string;
  figures: readonly [number, number];
  advice: string;
}

function rulesOf<Id extends string, Rule>(
  rows: Record<Id, string>,
  ruleOf: (row: Row) => Rule,
): Record<Id, Rule> {
  const rules = Object.entries<string>(rows).map(([id, row]) => {
    const [label = '', points = '', advice = ''] = row.split(' | ');
    const [first = 0, second = first] = points.split(' ').map(Number);
    return [id, ruleOf({ label, figures: [first, second], advice })];
  });
  // The keys of a literal are its names.
  return Object.fromEntries(rules) as Record<Id, Rule>;
}

export const scoreRules = rulesOf(parts, ({ label, figures: [most, mostAlone], advice }): ScoreRule => ({
  label,
  most,
  mostAlone,
  advice,
}));
export const deductionRules = rulesOf(deductions, ({ label, figures: [each, most], advice }) => ({
  label,
  each,
  most,
  advice,
}));
export const scorePartIds = Object.keys(parts) as ScorePartId[];

/** One line of the sum that is the score: points reached of `most`, or taken off where `most` is 0. */
export interface ScoreLine extends Pick<ScoreRule, 'label' | 'most' | 'advice'> {
  id: ScorePartId | DeductionId;
  points: number;
  spans: Span[];
}

interface Expected {
  /** Sentences that tell something done. */
  supported: number;
  /** Words below which it says too little, from which on it is long enough, and above which it is too long. */
  least: number;
  full: number;
  most: number;
}

/** What an editor expects of each kind. Ours; 200 words are half a page, which readers of cover letters want at least (ResumeLab). */
export const expected: Readonly<Record<LetterType, Expected>> = {
  cover: { supported: 5, least: 110, full: 200, most: 380 },
  interest: { supported: 4, least: 80, full: 150, most: 320 },
  recommendation: { supported: 5, least: 90, full: 90, most: 400 },
  thank_you: { supported: 2, least: 40, full: 40, most: 180 },
  follow_up: { supported: 2, least: 40, full: 40, most: 180 },
  resignation: { supported: 2, least: 35, full: 35, most: 200 },
};
