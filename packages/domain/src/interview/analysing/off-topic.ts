import type { Asked } from './asked.ts';
import type { Relevance } from './relevance.ts';
import type { ToldKind } from './told-instead.ts';

/** Below these hardly anything of the subject is there. */
const LITTLE_TOPIC = 0.3;
const LITTLE_POINTS = 0.25;
const A_POINT = 0.4;
const SOME_SIGNS = 0.4;
/** In fewer words the subject may have been meant without being named. */
const SURE_WORDS = 40;

const FUTURE = /\b(?:years?|future|career|goals?|see yourself)\b/i;

/**
 * Whether an answer is surely to another question. That it shares no word with the question proves nothing, since stories
 * and trades have words of their own: it must also be of another kind than what was asked for.
 */
export function isOffTopic(
  { topic, signs, otherSigns, points, bestPoint }: Relevance,
  {
    asked,
    question,
    told,
    saidCount,
  }: { asked: Asked; question: string; told: ToldKind | null; saidCount: number },
): boolean {
  const hasSubject =
    (topic ?? 0) >= LITTLE_TOPIC ||
    (points ?? 0) >= LITTLE_POINTS ||
    bestPoint >= A_POINT ||
    (signs ?? 0) >= SOME_SIGNS;
  if (told === null || hasSubject || saidCount < SURE_WORDS) return false;
  if (told === 'wish-to-work-here') return asked === 'story' || asked === 'plan' || asked === 'explanation';
  // A way of working may be told by one case of it, unless the case is plainly one of another question.
  if (asked === 'explanation') return points !== null && otherSigns === 1;
  return asked === 'self' && signs === 0 && FUTURE.test(question);
}
