import type { Evidence, Verdict } from './evidence.ts';
import { factsIn } from './facts.ts';
import type { Levels } from './levels.ts';
import { rubric, type RubricDimensionId } from './rubric.ts';

/** The most that an answer can have where it is no answer to the question. */
const MOST: Readonly<Record<Verdict, number>> = {
  empty: 0,
  'no-sentences': 20,
  echo: 5,
  'too-short': 12,
  'no-answer': 5,
  'other-language': 60,
  'off-topic': 25,
  'no-story': 30,
  judged: 100,
};
/** What is left of a score where the point is missed. */
const BESIDE_THE_POINT = 0.5;
/** So many words carry a whole score; fewer carry less, however well they are put. */
const WHOLE = 60;
/** What a thing is and does is said in fewer. */
const WHOLE_EXPLANATION = 40;

/** What can be seen in any language: how much is told, and whether figures and names stand in it. */
function scoreUnread({ read, delivery }: Evidence, levels: Levels): number {
  const figures = new Set(read.units.flatMap((unit) => factsIn(unit).figures)).size;
  return (
    100 * (0.35 * levels.length + 0.15 * Math.min(1, figures / 3) + (delivery.swearing.length > 0 ? 0 : 0.1))
  );
}

/** The score of an answer, 0 to 100: its levels by the weights of what was asked for, held down where there is little to judge. */
export function scoreOf(evidence: Evidence, levels: Levels): number {
  const { verdict, asked, read } = evidence;
  if (verdict === 'empty') return 0;
  const most = MOST[verdict];
  if (verdict === 'other-language') return Math.round(Math.min(most, scoreUnread(evidence, levels)));
  const weights = Object.entries(rubric.weights[asked]) as [RubricDimensionId, number][];
  const total = weights.reduce((sum, [id, weight]) => sum + weight * levels[id], 0);
  const substance =
    Math.min(1, read.saidCount / (asked === 'explanation' ? WHOLE_EXPLANATION : WHOLE)) ** 0.45;
  const aboutIt = Math.min(1, 0.45 + levels.relevance);
  const swearing = evidence.delivery.swearing.length > 0 ? 0.4 : 1;
  const score = total * substance * aboutIt * swearing;
  // Of two that miss the point the better told one still has more.
  return Math.round(verdict === 'judged' ? score : Math.min(most, score * BESIDE_THE_POINT));
}
