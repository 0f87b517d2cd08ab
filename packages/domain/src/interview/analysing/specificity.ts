import { say } from '../../say/index.ts';
import type { Evidence, RemarkRule } from './evidence.ts';
import { hasFact, quoteOf, type ReadAnswer, type Sentence } from './read-answer.ts';

const MANY_FACTS = 6;
const MANY_PLACES = 4;
const MANY_WORDS = 60;
const MANY_STEMS = 40;
const AGE = /\byears? old\b|\bmy age\b/i;

/** All figures and names of an answer, each once. */
export const allFacts = ({ sentences }: ReadAnswer): Set<string> =>
  new Set(sentences.flatMap(({ facts }) => [...facts.figures, ...facts.names]));

const countOf = ({ facts }: Sentence) => facts.figures.length + facts.names.length;

/** How specific an answer is, 0 to 1: figures and names, in how many places, and how much is told beside general words. */
export function specificityLevel({ read, asked }: Evidence): number {
  const facts =
    0.5 * Math.min(1, allFacts(read).size / MANY_FACTS) +
    0.5 * Math.min(1, read.sentences.filter(hasFact).length / MANY_PLACES);
  const detail = Math.min(1, read.stems.size / MANY_WORDS);
  return asked === 'explanation' ? 0.3 * facts + 0.7 * detail : 0.45 * facts + 0.55 * detail;
}

export const specificityRules: readonly RemarkRule[] = [
  {
    kind: 'specificity',
    isStrength: true,
    get ofInterview() {
      return say`Specific names and figures`;
    },
    find: ({ read: { sentences } }) => {
      const best = sentences.toSorted((a, b) => countOf(b) - countOf(a))[0];
      // An age is a figure that no interviewer wants.
      if (!best || countOf(best) < 2 || AGE.test(best.text)) return;
      return { quote: quoteOf(best), message: say`Details like these help the listener picture it.` };
    },
  },
  {
    kind: 'specificity',
    get ofInterview() {
      return say`Add names, figures or dates`;
    },
    find: ({ asked, read }) => {
      if (allFacts(read).size > 0 || read.spokenCount < MANY_STEMS) return;
      const { sentences } = read;
      const own = sentences.find(({ actions }) => actions.some(({ subject }) => subject === 'i'));
      const message =
        asked === 'plan' || asked === 'explanation'
          ? say`If you have done something like this, add it in a sentence or two: where, when and how it went.`
          : say`Your answer has no name, figure, place or date. Add one or two: where, when, how many?`;
      return { quote: quoteOf(own ?? sentences[0]), message };
    },
  },
];
