import { say } from '../../say/index.ts';
import type { Span } from '../../text/index.ts';
import type { LetterType } from '../request.ts';

/** How a rule is called and what can be done, in the language of whoever reads. */
type RuleWords = () => { label: string; advice: string };

interface ScoreRule {
  /** Points where nothing is left to wish, or taken off at most; the parts make 100. */
  most: number;
  /** Points at most where the letter answers no advert; the parts make 100 then too. */
  mostAlone: number;
  words: RuleWords;
}

interface DeductionRule {
  each: number;
  most: number;
  words: RuleWords;
}

/** What counts, and how much, with an advert and without: our own judgement, after what editors said of letters they rated. */
export const scoreRules = {
  evidence: {
    most: 30,
    mostAlone: 44,
    words: () => ({
      label: say`Specific achievements`,
      advice: say`Say what you did, with a figure, a place or a date.`,
    }),
  },
  'own-words': {
    most: 22,
    mostAlone: 34,
    words: () => ({
      label: say`Your own words`,
      advice: say`Cut praise without an example, and anything that could be in anyone’s letter.`,
    }),
  },
  advert: {
    most: 20,
    mostAlone: 0,
    words: () => ({
      label: say`Answers the job ad`,
      advice: say`Take up what the ad asks for, each with what you have done of it.`,
    }),
  },
  reader: {
    most: 6,
    mostAlone: 8,
    words: () => ({
      label: say`Written for this reader`,
      advice: say`Mention something about their work or workplace that you’d write to no one else.`,
    }),
  },
  form: {
    most: 4,
    mostAlone: 4,
    words: () => ({ label: say`Greeting and close`, advice: say`Greet the reader and sign off.` }),
  },
  length: {
    most: 12,
    mostAlone: 4,
    words: () => ({
      label: say`Length`,
      advice: say`A reader expects a letter of this kind to be longer or shorter.`,
    }),
  },
  flow: {
    most: 6,
    mostAlone: 6,
    words: () => ({
      label: say`Easy to read`,
      advice: say`Vary how sentences begin, split the longest, and say each thing once.`,
    }),
  },
} satisfies Record<string, ScoreRule>;

/** What takes points off the sum of the parts: for each, and at most. */
export const deductionRules = {
  slips: {
    each: 8,
    most: 60,
    words: () => ({
      label: say`Grammar and spelling mistakes`,
      advice: say`Correct them: each one in 100 words costs 8 points.`,
    }),
  },
  blanks: {
    each: 10,
    most: 60,
    words: () => ({ label: say`Blanks to fill in`, advice: say`Fill in what’s in brackets.` }),
  },
  notes: {
    each: 25,
    most: 50,
    words: () => ({ label: say`Notes left in`, advice: say`Take out what isn’t meant for the reader.` }),
  },
  'third-person': {
    each: 30,
    most: 30,
    words: () => ({ label: say`Written in the third person`, advice: say`In your own letter, write “I”.` }),
  },
  tact: {
    each: 12,
    most: 40,
    words: () => ({
      label: say`Off-putting content`,
      advice: say`Leave out pleas, excuses, complaints, pressure, pay and private matters.`,
    }),
  },
  stock: {
    each: 3,
    most: 15,
    words: () => ({ label: say`Stock phrases`, advice: say`Say it in your own words, or cut it.` }),
  },
  day: {
    each: 15,
    most: 15,
    words: () => ({
      label: say`No last day`,
      advice: say`A resignation gives your last day or your notice period.`,
    }),
  },
} satisfies Record<string, DeductionRule>;

export type ScorePartId = keyof typeof scoreRules;
export type DeductionId = keyof typeof deductionRules;

export const scorePartIds = Object.keys(scoreRules) as ScorePartId[];

/** One line of the sum that is the score: points reached of `most`, or taken off where `most` is 0. */
export interface ScoreLine extends Pick<ScoreRule, 'most'>, ReturnType<RuleWords> {
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
