import type { Evidence } from './evidence.ts';
import { insteadOfAnswer } from './instead-of-answer.ts';
import type { Levels } from './levels.ts';
import { rubric, type RubricDimensionId } from './rubric.ts';

const GOOD = 0.75;
const WEAK = 0.55;

const IN_WORDS: Readonly<Record<RubricDimensionId, { good: string; weak: string }>> = {
  relevance: { good: 'it answers what was asked', weak: 'it only touches what was asked' },
  'key-points': { good: 'it comes to the key points', weak: 'key points are missing' },
  structure: { good: 'it is easy to follow', weak: 'it needs a clearer order' },
  specificity: { good: 'it is full of specifics', weak: 'it needs specifics' },
  ownership: { good: 'your own part is clear', weak: 'your own part is hard to see' },
  outcome: { good: 'it says what came of it', weak: 'the outcome is missing or bare' },
  clarity: { good: 'it is plainly worded', weak: 'it is vaguely worded' },
  length: { good: 'its length is right', weak: 'it is far from the one to two minutes that are usual' },
};

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** The answer in a sentence or two: what carries it, and what holds it back most. */
export function feedbackOn({ verdict, asked, relevance }: Evidence, levels: Levels): string {
  if (verdict !== 'judged') return insteadOfAnswer[verdict].feedback;
  const weighed = Object.entries(rubric.weights[asked]) as [RubricDimensionId, number][];
  // Key points that nobody can see, or that were not given, are neither met nor missing.
  const arePointsSeen = asked === 'explanation' && relevance.points !== null;
  const shown = weighed.filter(([id]) => id !== 'key-points' || arePointsSeen);
  const strong = shown.filter(([id]) => levels[id] >= GOOD).toSorted((a, b) => b[1] - a[1]);
  const weak = shown
    .filter(([id]) => levels[id] < WEAK)
    .toSorted((a, b) => b[1] * (1 - levels[b[0]]) - a[1] * (1 - levels[a[0]]));
  const good = strong.slice(0, 2).map(([id]) => IN_WORDS[id].good);
  const bad = weak.slice(0, 2).map(([id]) => IN_WORDS[id].weak);
  if (bad.length === 0) return sentence(good.length > 0 ? good.join(', and ') : 'a sound answer');
  if (good.length === 0) return sentence(bad.join(', and '));
  return `${sentence(good.join(', and '))} ${sentence(bad.join(', and '))}`;
}
