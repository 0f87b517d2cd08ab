import type { InterviewAnswer } from '../analysis.ts';
import { countWords, type AnswerUnit, type ReadAnswer } from './read-answer.ts';
import { norms } from './rubric.ts';

/** How an answer is worded and spoken. Nothing of voice, accent or face: only words and time. */
export interface Delivery {
  hedges: Found[];
  /** Of spoken answers only. */
  fillers: Found[];
  fillersPerMinute: number | null;
  /** Of spoken answers of some length only. */
  wordsPerMinute: number | null;
  /** Seconds that it takes to say. */
  seconds: number;
  /** Sentences that nobody can follow by ear. */
  long: AnswerUnit[];
  swearing: Found[];
}

export interface Found {
  /** As it stands in the answer. */
  words: string;
  unit: AnswerUnit;
}

/** Ways of English to take back what one says. */
const HEDGE =
  /\b(?:i guess|i suppose|maybe|perhaps|probably|possibly|kind of|sort of|somewhat|hopefully|i(?:['’]m| am) not (?:really )?sure|i(?:['’]d| would) probably|more or less|or something|and stuff|i think(?! (?:it|that|we|i|the|a|of|you) \S+ (?:important|should)))\b/giu;
/** After Goetz 2013 and Corley & Stewart 2008: sounds of hesitation, and words said for them. */
const FILLER =
  /\b(?:u+m+|u+h+|e+r+m*|hmm+|you know(?=,)|i mean(?=,)|basically|literally|to be honest)\b|(?<=[,.] |^)like(?=,)|(?<=, )like(?= )/giu;
const SWEARING =
  /\b(?:fuck\w*|shit\w*|bullshit|bitch\w*|asshole\w*|arsehole\w*|bastards?|cunts?|wankers?|motherfuck\w*)\b/giu;
const HARD_TO_FOLLOW = 45;
const LEAST_PACED_WORDS = 30;
const LEAST_PACED_SECONDS = 15;
/** Words a minute where nobody measured them. */
const USUAL_PACE = 140;

const found = (pattern: RegExp, units: readonly AnswerUnit[]): Found[] =>
  units.flatMap((unit) => (unit.words.match(pattern) ?? []).map((words) => ({ words, unit })));

export function deliveryOf({ isSpoken, duration }: InterviewAnswer, read: ReadAnswer): Delivery {
  const { units, wordCount } = read;
  const isPaced = isSpoken && wordCount >= LEAST_PACED_WORDS && duration >= LEAST_PACED_SECONDS;
  const seconds = isSpoken && duration > 0 ? duration : (wordCount / USUAL_PACE) * 60;
  const fillers = isSpoken ? found(FILLER, units) : [];
  const stops = read.text.match(/[.!?](?:\s|$)/g)?.length ?? 0;
  // A transcript without stops says nothing of the speaker's sentences.
  const hasStops = stops * HARD_TO_FOLLOW >= wordCount;
  return {
    hedges: found(HEDGE, units),
    fillers,
    fillersPerMinute: isPaced ? fillers.length / (seconds / 60) : null,
    wordsPerMinute: isPaced ? wordCount / (duration / 60) : null,
    seconds,
    long: hasStops ? units.filter(({ words }) => countWords(words) > HARD_TO_FOLLOW) : [],
    swearing: found(SWEARING, units),
  };
}

/** 1 within the norm, falling to 0 as a pace or length goes away from it. */
export function withinNorm(value: number, { from, to }: { from: number; to: number }): number {
  if (value < from) return Math.max(0, value / from);
  return value <= to ? 1 : Math.max(0, 1 - (value - to) / (2 * to));
}

/** How well the time was used, 0 to 1: the length of the answer, and of spoken ones the pace. */
export function timeLevel({ seconds, wordsPerMinute }: Delivery): number {
  const length = withinNorm(seconds, norms.answerSeconds);
  // Thinking before the first word is part of the time, so a slow pace is no fault that could be seen.
  const haste =
    wordsPerMinute === null
      ? 1
      : withinNorm(Math.max(wordsPerMinute, norms.wordsPerMinute.from), norms.wordsPerMinute);
  return 0.8 * length + 0.2 * haste * length;
}
