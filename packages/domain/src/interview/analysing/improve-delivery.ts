import type { Asked } from './asked.ts';
import { quoteOf } from './quote.ts';
import { countWords, type AnswerUnit } from './read-answer.ts';
import type { RemarkRule } from './remark-rule.ts';
import { norms } from './rubric.ts';

const SHORT_SECONDS = norms.answerSeconds.from / 2;
const LONG_SECONDS = norms.answerSeconds.to * 1.5;
const USUAL_PACE = 140;
const MANY_HEDGES = 3;
const HEDGES_PER_HUNDRED = 2.5;
const MANY_FILLERS = 4;

/** What a short answer has room for. */
export const roomFor: Readonly<Record<Asked, string>> = {
  story: 'There is time for the whole story: what happened, what you did, what came of it.',
  plan: 'There is time to say what you would do next, and why.',
  explanation: 'There is time to say how it works, and to give a case of your own.',
  motive: 'There is time for a reason that is true of this employer only, and for what you would bring.',
  self: 'There is time for a case of it: what happened, and what you did.',
};

/** The unit at which two minutes have passed at a usual pace. */
function whereTimeIsUp(units: readonly AnswerUnit[]): AnswerUnit | undefined {
  let words = 0;
  return units.find((unit) => {
    words += countWords(unit.words);
    return words > (norms.answerSeconds.to / 60) * USUAL_PACE;
  });
}

/** Wording, length and pace. */
export const deliveryRules: readonly RemarkRule[] = [
  {
    id: 'swearing',
    kind: 'clarity',
    ofInterview: 'Leave swearing out',
    find: ({ delivery: { swearing } }) => {
      const [first] = swearing;
      return first
        ? {
            quote: quoteOf(first.unit),
            message: 'Leave swearing out of an interview: say what bothers you in plain words.',
          }
        : null;
    },
  },
  {
    id: 'too-long',
    kind: 'length',
    ofInterview: 'Keep answers under two minutes',
    find: ({ delivery: { seconds }, read: { units, wordCount } }) => {
      const unit = whereTimeIsUp(units);
      if (seconds <= LONG_SECONDS || !unit) return null;
      return {
        quote: quoteOf(unit),
        message: `The answer has ${wordCount} words; at a usual pace two minutes have passed here. Keep what shows what you did and what came of it, and cut the rest.`,
      };
    },
  },
  {
    id: 'hedges',
    kind: 'hedging',
    ofInterview: 'Say it plainly, without hedges',
    find: ({ delivery: { hedges }, read: { saidCount } }) => {
      const [first] = hedges;
      if (!first || hedges.length < MANY_HEDGES || (100 * hedges.length) / saidCount < HEDGES_PER_HUNDRED)
        return null;
      const words = [...new Set(hedges.map((hedge) => `“${hedge.words.toLowerCase()}”`))]
        .slice(0, 3)
        .join(', ');
      return {
        quote: quoteOf(first.unit),
        message: `There are ${hedges.length} hedges (${words}). Leave out those that you do not need.`,
      };
    },
  },
  {
    id: 'fillers',
    kind: 'clarity',
    ofInterview: 'Pause instead of filling',
    find: ({ delivery: { fillers, fillersPerMinute } }) => {
      const [first] = fillers;
      if (
        !first ||
        fillersPerMinute === null ||
        fillersPerMinute <= norms.fillersPerMinute.to ||
        fillers.length < MANY_FILLERS
      )
        return null;
      return {
        quote: quoteOf(first.unit),
        message: `${fillers.length} fillers such as “${first.words.toLowerCase()}”, ${fillersPerMinute.toFixed(0)} a minute; hesitant speakers have about five. A short pause sounds surer.`,
      };
    },
  },
  {
    id: 'pace',
    kind: 'pace',
    ofInterview: 'Speak more slowly',
    find: ({ delivery: { wordsPerMinute }, read: { units } }) => {
      if (wordsPerMinute === null || wordsPerMinute <= norms.wordsPerMinute.to * 1.1) return null;
      return {
        quote: quoteOf(units[0]),
        message: `${Math.round(wordsPerMinute)} words a minute from here on; up to ${norms.wordsPerMinute.to} are easy to follow. Pause after each sentence.`,
      };
    },
  },
  {
    id: 'long-sentence',
    kind: 'clarity',
    ofInterview: 'One thought in a sentence',
    find: ({ delivery: { long } }) => {
      const [first] = long.toSorted((a, b) => countWords(b.words) - countWords(a.words));
      return first
        ? {
            quote: quoteOf(first),
            message: `This sentence has ${countWords(first.words)} words. Make two or three of it.`,
          }
        : null;
    },
  },
  {
    id: 'too-short',
    kind: 'length',
    ofInterview: 'Give answers a minute',
    find: ({ asked, read: { units, saidCount }, delivery: { seconds } }) => {
      if (seconds >= SHORT_SECONDS) return null;
      return {
        quote: quoteOf(units.at(-1)),
        message: `The answer ends here after ${saidCount} words, about ${Math.round(seconds)} seconds of speech. ${roomFor[asked]}`,
      };
    },
  },
];
