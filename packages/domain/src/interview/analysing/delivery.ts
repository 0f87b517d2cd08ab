import { found, textOf, wordList, type WordList } from '../../evidence/index.ts';
import { plural, say } from '../../say/index.ts';
import type { InterviewAnswer } from '../analysis.ts';
import type { Asked } from './asked.ts';
import type { Delivery, RemarkRule, Mention } from './evidence.ts';
import { opening, quoteOf, type ReadAnswer } from './read-answer.ts';
import { norms } from './rubric.ts';
import { fillers, hedges, swearing } from './signs.data.ts';

const hedging = wordList(hedges);
const filling = wordList(fillers);
const sworn = wordList(swearing);
/** So many words are read closely at the most. */
const MOST_READ = 1400;
const LEAST_PACED_WORDS = 30;
const LEAST_PACED_SECONDS = 15;
/** Words a minute where nobody measured them. */
const USUAL_PACE = 140;

const mentionsOf = (list: WordList, { sentences }: ReadAnswer): Mention[] =>
  sentences.flatMap((sentence) =>
    found(list, sentence).map((words) => ({ words: textOf(sentence, words), sentence })),
  );

/** The time that so many words take, and their pace, of spoken answers of some length. */
export function lengthOf(
  { isSpoken, duration }: Pick<InterviewAnswer, 'isSpoken' | 'duration'>,
  wordCount: number,
): Pick<Delivery, 'seconds' | 'wordsPerMinute'> {
  const isPaced = isSpoken && wordCount >= LEAST_PACED_WORDS && duration >= LEAST_PACED_SECONDS;
  return {
    seconds: isSpoken && duration > 0 ? duration : (wordCount / USUAL_PACE) * 60,
    wordsPerMinute: isPaced ? wordCount / (duration / 60) : null,
  };
}

export function deliveryOf({ isSpoken, duration }: InterviewAnswer, read: ReadAnswer): Delivery {
  const { wordCount, spokenCount: saidCount } = read;
  // Beyond what is read closely, all words count.
  const words = wordCount > MOST_READ ? wordCount : saidCount;
  const { seconds } = lengthOf({ isSpoken, duration }, words);
  const { wordsPerMinute } = lengthOf({ isSpoken, duration }, wordCount);
  const filled = isSpoken ? mentionsOf(filling, read) : [];
  return {
    hedges: mentionsOf(hedging, read),
    fillers: filled,
    fillersPerMinute: wordsPerMinute === null ? null : filled.length / (seconds / 60),
    wordsPerMinute,
    seconds,
    swearing: mentionsOf(sworn, read),
  };
}

/** How well the time was used, 0 to 1: less as an answer is shorter or longer than is usual. */
export function timeLevel({ seconds }: Delivery): number {
  const { from, to } = norms.answerSeconds;
  return Math.min(1, seconds / from, Math.max(0, 1 - (seconds - to) / (2 * to)));
}

/** How plainly it is worded, 0 to 1: without hedges, fillers, swearing, and words that are no sentences. */
export function clarityLevel(
  { hedges: hedged, fillersPerMinute, swearing: oaths }: Delivery,
  read: ReadAnswer,
): number {
  const perHundred = (100 * hedged.length) / Math.max(40, read.spokenCount);
  const hesitation = Math.max(0, (fillersPerMinute ?? 0) - norms.fillersPerMinute.from) / 10;
  const unread = 1 - read.spokenCount / Math.max(1, Math.min(read.wordCount, MOST_READ));
  const level = 1 - 0.12 * perHundred - Math.min(0.4, hesitation) - Math.max(0, unread);
  return Math.max(0, oaths.length > 0 ? Math.min(0.1, level) : level);
}

export const SHORT_SECONDS = norms.answerSeconds.from / 2;
export const LONG_SECONDS = norms.answerSeconds.to * 1.5;
const MANY_HEDGES = 3;
const HEDGES_PER_HUNDRED = 2.5;

/** What a short answer has room for. */
export const roomFor: Readonly<Record<Asked, () => string>> = {
  story: () => say`You have time for the whole example: what happened, what you did and how it ended.`,
  plan: () => say`You have time to say what you would do next, and why.`,
  explanation: () => say`You have time to explain how it works and give an example of your own.`,
  motive: () => say`You have time to say why this employer, and what you would bring.`,
  self: () => say`You have time for an example: what happened, and what you did.`,
};

export const remarkOnLong = (wordCount: number, seconds: number) => ({
  ofInterview: say`Keep answers under two minutes`,
  message: say`Your answer is ${plural(wordCount, { one: '# word', other: '# words' })} long, about ${plural(Math.round(seconds / 60), { one: '# minute', other: '# minutes' })}. Keep what you did and how it ended, and cut the rest.`,
});

export const remarkOnShort = (saidCount: number, seconds: number, asked: Asked) => ({
  ofInterview: say`Make your answers about a minute long`,
  message: `${say`Your answer ends here after ${plural(saidCount, { one: '# word', other: '# words' })}, about ${plural(Math.round(seconds), { one: '# second', other: '# seconds' })}.`} ${roomFor[asked]()}`,
});

/** True of an answer even where the rest of it is not judged. */
export const generalRules: readonly RemarkRule[] = [
  {
    kind: 'clarity',
    get ofInterview() {
      return say`Don’t swear`;
    },
    find: ({
      delivery: {
        swearing: [first],
      },
    }) =>
      first && {
        quote: quoteOf(first.sentence),
        message: say`Don’t swear in an interview. Say what bothered you in plain words.`,
      },
  },
  {
    kind: 'length',
    get ofInterview() {
      return say`Keep answers under two minutes`;
    },
    find: ({ delivery: { seconds }, read: { sentences, wordCount, text } }) => {
      if (seconds <= LONG_SECONDS) return;
      const { message } = remarkOnLong(wordCount, seconds);
      return { quote: quoteOf(sentences.at(-1)) || opening(text.trim()), message };
    },
  },
];

/** Wording, pace and length. */
export const deliveryRules: readonly RemarkRule[] = [
  ...generalRules,
  {
    kind: 'hedging',
    get ofInterview() {
      return say`Use fewer words like “maybe” and “I guess”`;
    },
    find: ({ delivery: { hedges: all }, read: { spokenCount: saidCount } }) => {
      const [first] = all;
      const isMany = all.length >= MANY_HEDGES && (100 * all.length) / saidCount >= HEDGES_PER_HUNDRED;
      if (!first || !isMany) return;
      const quoted = [...new Set(all.map(({ words }) => `“${words.toLowerCase()}”`))].slice(0, 3);
      const message = say`Words like these make you sound unsure (${plural(all.length, { one: '# time', other: '# times' })}: ${quoted.join(', ')}). Leave out the ones you don’t need.`;
      return { quote: quoteOf(first.sentence), message };
    },
  },
  {
    kind: 'clarity',
    get ofInterview() {
      return say`Pause instead of using filler words`;
    },
    find: ({ delivery: { fillers: all, fillersPerMinute } }) => {
      const [first] = all;
      if (!first || fillersPerMinute === null || fillersPerMinute <= norms.fillersPerMinute.to) return;
      const message = say`${plural(all.length, { one: '# filler word', other: '# filler words' })} such as “${first.words.toLowerCase()}”, about ${fillersPerMinute.toFixed(0)} a minute. A short pause sounds more confident.`;
      return { quote: quoteOf(first.sentence), message };
    },
  },
  {
    kind: 'pace',
    get ofInterview() {
      return say`Slow down a little`;
    },
    find: ({ delivery: { wordsPerMinute }, read: { sentences } }) => {
      if (wordsPerMinute === null || wordsPerMinute <= norms.wordsPerMinute.to * 1.1) return;
      const message = say`You speak ${plural(Math.round(wordsPerMinute), { one: '# word', other: '# words' })} a minute; up to ${norms.wordsPerMinute.to} is easy to follow. Pause after each sentence.`;
      return { quote: quoteOf(sentences[0]), message };
    },
  },
  {
    kind: 'length',
    get ofInterview() {
      return say`Make your answers about a minute long`;
    },
    find: ({ asked, read: { sentences, spokenCount: saidCount }, delivery: { seconds } }) => {
      if (seconds >= SHORT_SECONDS) return;
      const { message } = remarkOnShort(saidCount, seconds, asked);
      return { quote: quoteOf(sentences.at(-1)), message };
    },
  },
];
