import { hasFiguresOfLine } from './beside-cv.ts';
import { factsIn, hasFact } from './facts.ts';
import { quoteOf } from './quote.ts';
import { countWords } from './read-answer.ts';
import type { RemarkRule } from './remark-rule.ts';

const LEARNED =
  /\b(?:i(?:['’]ve| have)? learn(?:ed|t)|taught me|since then|ever since|from then on|next time i)\b/i;
const AGE = /\byears? old\b|\bmy age\b/i;
const ORDER = /\b(?:first|then|next|after that|afterwards|finally|once)\b/gi;
const PLAINLY_NAMED = 0.75;
const EXPLAINED_WORDS = 9;
const MANY_STEPS = 4;

/** What is good in an answer, the weightiest first. */
export const strengthRules: readonly RemarkRule[] = [
  {
    id: 'result-with-figure',
    kind: 'outcome',
    ofInterview: 'Results told with a figure',
    find: ({ asked, parts }) => {
      const unit = parts.result.findLast((one) =>
        factsIn(one).figures.some((figure) => /\d|\w{3}/.test(figure)),
      );
      if (asked !== 'story' || !unit) return null;
      return { quote: quoteOf(unit), message: 'This says what came of it, with a figure. Keep it.' };
    },
  },
  {
    id: 'on-cv',
    kind: 'consistency',
    ofInterview: 'Figures that stand on the CV too',
    find: ({ cv, read: { units } }) => {
      const unit = cv?.line ? units.find((one) => hasFiguresOfLine(cv, one)) : undefined;
      if (!cv?.line || !unit) return null;
      return { quote: quoteOf(unit), message: `Your CV says the same: “${cv.line.words}”` };
    },
  },
  {
    id: 'lesson',
    kind: 'outcome',
    ofInterview: 'Says what was learned or kept',
    find: ({ asked, read: { units } }) => {
      const unit = units.slice(-3).find(({ words }) => LEARNED.test(words));
      if ((asked !== 'story' && asked !== 'self') || !unit || units.length < 4) return null;
      return {
        quote: quoteOf(unit),
        message: 'This says what you took from it, which interviewers listen for.',
      };
    },
  },
  {
    id: 'explained-point',
    kind: 'key-points',
    ofInterview: 'Key points named and explained',
    find: ({ asked, relevance: { keyPoints } }) => {
      const found = keyPoints.find(
        ({ share, unit, isOfForm }) =>
          !isOfForm &&
          (share ?? 0) >= PLAINLY_NAMED &&
          unit !== null &&
          countWords(unit.words) >= EXPLAINED_WORDS,
      );
      if (asked !== 'explanation' || !found?.unit) return null;
      return { quote: quoteOf(found.unit), message: `This comes to a key point: ${found.point}.` };
    },
  },
  {
    id: 'checkable',
    kind: 'specificity',
    ofInterview: 'Names and figures that can be pictured',
    find: ({ read: { units } }) => {
      const count = (unit: (typeof units)[number]) =>
        factsIn(unit).figures.length + factsIn(unit).names.length;
      const best = units.filter(hasFact).toSorted((a, b) => count(b) - count(a))[0];
      // An age is a figure that no interviewer wants.
      if (!best || count(best) < 2 || AGE.test(best.words)) return null;
      return { quote: quoteOf(best), message: 'Names and figures like these let the listener picture it.' };
    },
  },
  {
    id: 'own-steps',
    kind: 'ownership',
    ofInterview: 'Says what you yourself did',
    find: ({ asked, parts }) => {
      const own = (unit: (typeof parts.action)[number]) =>
        unit.deeds.filter(
          ({ doer, isState, isNegated, told }) => doer === 'i' && !isState && !isNegated && told === 'past',
        ).length;
      const best = parts.action.toSorted((a, b) => own(b) - own(a))[0];
      if (asked !== 'story' || !best || own(best) < 2) return null;
      return { quote: quoteOf(best), message: 'This says what you did yourself, step by step.' };
    },
  },
  {
    id: 'steps-in-order',
    kind: 'structure',
    ofInterview: 'Steps told in order',
    find: ({ asked, read: { units, text } }) => {
      const steps = units.filter(({ deeds }) => deeds.some(({ doer, isState }) => doer === 'i' && !isState));
      const isOrdered = (text.match(ORDER)?.length ?? 0) >= 2;
      if (asked !== 'plan' || steps.length < MANY_STEPS || !isOrdered) return null;
      return { quote: quoteOf(steps[0]), message: 'You go through it step by step, beginning here.' };
    },
  },
  {
    id: 'whole-story',
    kind: 'structure',
    ofInterview: 'Stories with beginning, action and end',
    find: ({ asked, parts }) => {
      const [start] = [...parts.situation, ...parts.task];
      if (asked !== 'story' || !start || parts.action.length === 0 || parts.result.length === 0) return null;
      return {
        quote: quoteOf(start),
        message: 'The answer tells where it began (here), what was done and what came of it.',
      };
    },
  },
];
