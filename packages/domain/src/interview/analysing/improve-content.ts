import type { Token } from '@candor/english';
import { clichesIn } from '../../improving/rewriting/index.ts';
import { allFacts, hasFact } from './facts.ts';
import { isUnsaid } from './key-points.ts';
import { quoteOf } from './quote.ts';
import type { RemarkRule } from './remark-rule.ts';

const MUCH_TOLD = 50;
const MOST_POINTS = 3;
/** Below this the listener has to guess what an answer has to do with the question. */
const UNSEEN = 0.1;
const VAGUE = /\b(?:a lot of|lots of|many|several|various|numerous|a number of|plenty of)\b/i;

/** "several customers": how many stands where a figure could. */
function vagueCount(tokens: readonly Token[], words: string): string | null {
  const found = VAGUE.exec(words);
  const start = tokens[0]?.span.start ?? 0;
  if (!found) return null;
  const from = start + found.index + found[0].length;
  const noun = tokens
    .filter(({ span }) => span.start >= from)
    .slice(0, 3)
    .find(({ pos }) => pos === 'noun');
  if (noun?.number !== 'plural' || !noun.isCertain) return null;
  return words.slice(found.index, noun.span.end - start);
}

/** What is told: claims, counts, points. */
export const contentRules: readonly RemarkRule[] = [
  {
    id: 'subject-unseen',
    kind: 'relevance',
    ofInterview: 'Say how it answers the question',
    find: ({ asked, read, relevance: { isOpen, subject } }) => {
      if (isOpen || asked === 'self' || subject >= UNSEEN || read.saidCount < MUCH_TOLD) return null;
      return {
        quote: quoteOf(read.units[0]),
        message:
          'How does this answer the question? Say it here, in a sentence with a word or two of the question.',
      };
    },
  },
  {
    id: 'cliche',
    kind: 'specificity',
    ofInterview: 'Prove claims with an example',
    find: ({ read: { units } }) => {
      const unit = units.find((one) => !hasFact(one) && clichesIn(one.words).length > 0);
      if (!unit) return null;
      const [cliche] = clichesIn(unit.words);
      return {
        quote: quoteOf(unit),
        message: `Anybody can say “${cliche}”. Say when it showed: what happened, and what you did.`,
      };
    },
  },
  {
    id: 'vague-count',
    kind: 'specificity',
    ofInterview: 'Say how many',
    find: ({ read }) => {
      if (allFacts(read).figures.length > 1) return null;
      for (const { tokens, words } of read.units) {
        const vague = vagueCount(tokens, words);
        if (vague) return { quote: vague, message: 'Say how many, roughly: a figure is remembered.' };
      }
      return null;
    },
  },
  {
    id: 'nothing-checkable',
    kind: 'specificity',
    ofInterview: 'Add names, figures, places or dates',
    find: ({ asked, read }) => {
      const { figures, names } = allFacts(read);
      const isOwn = asked === 'story' || asked === 'self';
      if (!isOwn || figures.length + names.length > 0 || read.saidCount < MUCH_TOLD) return null;
      const unit =
        read.units.find(({ deeds }) => deeds.some(({ doer, isState }) => doer === 'i' && !isState)) ??
        read.units[0];
      return {
        quote: quoteOf(unit),
        message:
          'No name, figure, place or date stands in the answer. Add one or two, here for example: where, when, how many.',
      };
    },
  },
  {
    id: 'missed-points',
    kind: 'key-points',
    ofInterview: 'Come to the points that were missed',
    find: ({ asked, relevance: { keyPoints }, read: { units } }) => {
      const missed = keyPoints.filter(isUnsaid);
      if (asked !== 'explanation' || missed.length < 2) return null;
      const points = missed.slice(0, MOST_POINTS).map(({ point }) => point);
      return {
        quote: quoteOf(units.at(-1)),
        message: `Not named in so many words: ${points.join('; ')}. Say what you know about it.`,
      };
    },
  },
  {
    id: 'nothing-particular',
    kind: 'specificity',
    ofInterview: 'Name what is true of this employer only',
    find: ({ asked, read }) => {
      const unit = read.units.find(({ words }) => /\b(?:you|your)\b/i.test(words));
      if (asked !== 'motive' || !unit || allFacts(read).names.length > 0) return null;
      return {
        quote: quoteOf(unit),
        message:
          'This could be said to many employers. Name something of this one: a product, a place, a person, a piece of work.',
      };
    },
  },
  {
    id: 'no-own-case',
    kind: 'specificity',
    ofInterview: 'Give a case of your own where you explain something',
    find: ({ asked, read: { units, text } }) => {
      const hasCase = /\b(?:for example|for instance|e\.g\.|such as)\b/i.test(text);
      const hasOwn = units.some(({ deeds }) => deeds.some(({ told }) => told === 'past'));
      if (asked !== 'explanation' || hasCase || hasOwn || units.length < 2) return null;
      return {
        quote: quoteOf(units.at(-1)),
        message: 'Add a case here: where you used it, and what it was good for.',
      };
    },
  },
];
