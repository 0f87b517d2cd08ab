import type { Deed } from './deeds.ts';
import { hasFact } from './facts.ts';
import { quoteOf } from './quote.ts';
import { countWords, type AnswerUnit } from './read-answer.ts';
import type { RemarkRule } from './remark-rule.ts';
import { CAME_OF_IT } from './story-parts.ts';

const CONDITION = /\b(?:if|unless|otherwise|in case|when|depending|should (?:he|she|they|it))\b/i;
/** A longer plan has more sides than what it does if the first step fails. */
const FEW_STEPS = 3;
/** A result told in more words than this has evidence of its own kind. */
const PROVED_BY_TELLING = 24;

const last = <Item>(items: readonly Item[]) => items.at(-1);

const actsBy = ({ deeds }: AnswerUnit, doer: string) =>
  deeds.filter((deed) => deed.doer === doer && !deed.isState).length;

/** Parts of a story or plan that are missing or bare. */
export const storyRules: readonly RemarkRule[] = [
  {
    id: 'only-we',
    kind: 'ownership',
    ofInterview: 'Say what you did yourself',
    find: ({ asked, read: { units } }) => {
      const total = (doer: string) => units.reduce((sum, unit) => sum + actsBy(unit, doer), 0);
      if (asked !== 'story' || total('we') < 3 || total('i') > total('we') / 3) return null;
      const unit = units.find((one) => actsBy(one, 'we') > 0 && actsBy(one, 'i') === 0);
      return unit
        ? { quote: quoteOf(unit), message: '“We” did this. Say which part of it was yours.' }
        : null;
    },
  },
  {
    id: 'no-action',
    kind: 'structure',
    ofInterview: 'Say what you did, step by step',
    find: ({ asked, parts, read: { units } }) => {
      const hasActs = units.some(({ deeds }) =>
        deeds.some(({ doer, isState }) => doer !== 'other' && !isState),
      );
      if (asked !== 'story' || parts.action.length > 0 || hasActs) return null;
      return {
        quote: quoteOf(last(units)),
        message: 'The answer does not say what you did. Tell your steps, in order, before this.',
      };
    },
  },
  {
    id: 'no-result',
    kind: 'outcome',
    ofInterview: 'End with what came of it',
    find: ({ asked, parts, read: { units } }) => {
      const end = last(units);
      const endsInAction = end !== undefined && parts.action.includes(end);
      if (asked !== 'story' || parts.result.length > 0 || !endsInAction) return null;
      return {
        quote: quoteOf(end),
        message: 'The answer stops here. Say what came of it, and how you know.',
      };
    },
  },
  {
    id: 'no-scene',
    kind: 'structure',
    ofInterview: 'Begin with where and when it was',
    find: ({ asked, parts, read: { units } }) => {
      const [first] = units;
      const begins = first !== undefined && parts.action.includes(first) && !hasFact(first);
      if (asked !== 'story' || !begins || parts.situation.length + parts.task.length > 0) return null;
      return {
        quote: quoteOf(first),
        message: 'Before this, say in a sentence where and when it was, and what was at stake.',
      };
    },
  },
  {
    id: 'unproved-result',
    kind: 'outcome',
    ofInterview: 'Show results with a figure or a reaction',
    find: ({ asked, parts: { result } }) => {
      // Only what is told as the end of it: elsewhere nothing may have been meant to come of it.
      const end = result.findLast(({ words }) => CAME_OF_IT.test(words));
      const isProved =
        result.some(hasFact) ||
        result.reduce((sum, { words }) => sum + countWords(words), 0) > PROVED_BY_TELLING;
      if (asked !== 'story' || !end || isProved) return null;
      return {
        quote: quoteOf(end),
        message: 'Say what shows it: a figure, what somebody said, or what is done differently since.',
      };
    },
  },
  {
    id: 'no-other-way',
    kind: 'structure',
    ofInterview: 'Say what you would do if it does not work',
    find: ({ asked, answer, read: { units, text } }) => {
      const isHypothetical = answer.category === 'situational';
      const steps = units.filter(({ deeds }) => deeds.some(({ doer, isState }) => doer === 'i' && !isState));
      if (
        asked !== 'plan' ||
        !isHypothetical ||
        steps.length < 2 ||
        steps.length > FEW_STEPS ||
        CONDITION.test(text)
      )
        return null;
      return { quote: quoteOf(last(steps)), message: 'Say also what you would do if that does not work.' };
    },
  },
  {
    id: 'no-case',
    kind: 'specificity',
    ofInterview: 'Prove a plan with a case of your own',
    find: ({ asked, answer, read: { units } }) => {
      const isOwn = ({ doer, told }: Deed) => doer !== 'other' && told === 'past';
      const hasCase = units.some((unit) => hasFact(unit) || unit.deeds.some(isOwn));
      if (asked !== 'plan' || answer.category !== 'situational' || hasCase || units.length < 2) return null;
      return {
        quote: quoteOf(last(units)),
        message: 'If you have done something like it, add it here in a sentence or two: it proves the plan.',
      };
    },
  },
];
