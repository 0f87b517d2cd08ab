import type { Evidence } from './evidence.ts';
import { rubric, type RubricDimensionId } from './rubric.ts';
import type { Levels } from './score.ts';
import { insteadOfAnswer } from './verdict.ts';
import { capitalised } from '../../text/index.ts';

const GOOD = 0.75;
const WEAK = 0.55;

const IN_WORDS: Readonly<Record<RubricDimensionId, { good: string; weak: string }>> = {
  relevance: { good: 'it answers the question', weak: 'it only touches on the question' },
  'key-points': { good: 'it covers the key points', weak: 'it leaves out key points' },
  structure: { good: 'it is easy to follow', weak: 'it needs a clearer order' },
  specificity: { good: 'it is specific', weak: 'it needs specifics' },
  ownership: { good: 'your own part is clear', weak: 'your own part is hard to see' },
  outcome: { good: 'it says how things ended', weak: 'it hardly says how things ended' },
  clarity: { good: 'it is clearly worded', weak: 'it is vaguely worded' },
  length: { good: 'it is the right length', weak: 'it is far from the usual one to two minutes' },
};

const sentence = (words: string) => `${capitalised(words)}.`;

/** The answer in a sentence or two: what carries it, and what holds it back most. */
export function feedbackOn({ verdict, asked, relevance }: Evidence, levels: Levels): string {
  if (verdict !== 'judged') return insteadOfAnswer[verdict].feedback;
  const weighed = Object.entries(rubric.weights[asked]) as [RubricDimensionId, number][];
  const arePointsSeen = asked === 'explanation' && relevance.keyPoints.length > 0;
  const shown = weighed.filter(([id]) => id !== 'key-points' || arePointsSeen);
  const strong = shown.filter(([id]) => levels[id] >= GOOD).toSorted((a, b) => b[1] - a[1]);
  const weak = shown
    .filter(([id]) => levels[id] < WEAK)
    .toSorted((a, b) => b[1] * (1 - levels[b[0]]) - a[1] * (1 - levels[a[0]]));
  const good = strong.slice(0, 2).map(([id]) => IN_WORDS[id].good);
  const bad = weak.slice(0, 2).map(([id]) => IN_WORDS[id].weak);
  const sentences = [good, bad].filter((one) => one.length > 0).map((one) => sentence(one.join(' and ')));
  return sentences.length > 0 ? sentences.join(' ') : 'A solid answer.';
}
