import { thesaurusOf } from '@candor/english/thesaurus';
import type { StoryPart } from '../analysis.ts';
import type { Asked } from './asked.ts';
import { factsIn } from './facts.ts';
import type { AnswerUnit } from './read-answer.ts';

/** Ways of English to turn to what came of something; joined to no trade. */
export const CAME_OF_IT =
  /\b(?:as a result|in the end|at the end|by the end|since then|ever since|the result|the outcome|end(?:ed)? up|which meant|that meant|from then on|to this day|eventually|finally|so now|these days|afterwards|after that)\b/i;
const LESSON =
  /\b(?:i|it|that|this|which) (?:\S+ )?(?:learn(?:ed|t)|taught|realised|realized)\b|\bnext time\b|\b(?:now|since then),? i (?:always|never)\b|\bi (?:now|still) (?:always )?\w+\b|\blooking back\b|\bif i did it again\b|\blesson\b/i;
const CHANGE =
  /\bfrom (?:\S+ ){1,4}to\b.*\d|\bby \S+ ?(?:%|per ?cent)|\b(?:(?:by|in) half|halved|doubled|tripled|by a (?:third|quarter))\b|\bno longer\b|\bnot (?:one|a single)\b|\b(?:nobody|no one|none)\b/i;
const OBLIGED =
  /\b(?:had to|needed to|need to|have to|was (?:asked|told|supposed|meant|expected|responsible|in charge)|were (?:asked|told|supposed|meant|expected)|my (?:job|task|role|goal|aim|part|responsibility)|the (?:goal|aim|task|target|challenge|problem|issue|deadline) was|(?:it|this) was (?:up to me|my))\b/i;
const SCENE =
  /\b(?:when i|while i|at my|in my (?:last|first|previous|current|old|final|second|third)|at the time|back (?:then|when|in)|last (?:year|month|week|summer|winter|autumn|spring|job)|(?:years?|months?|weeks?) ago|one (?:day|morning|evening|night|time|saturday|sunday|monday|friday)|there (?:was|were)|we (?:had|were)|i (?:was|had been) working|i (?:work|worked) (?:at|for|in|as))\b/i;
const YEAR = /\b(?:19|20)\d\d\b/;

const IMPROVED = ['finish', 'succeed', 'win', 'improve', 'increase', 'decrease', 'thank', 'praise', 'solve'];

/** Whether something changed for the better or worse, by what the verb is a kind of. */
function isChange(lemma: string): boolean {
  const { senses, above } = thesaurusOf(lemma);
  return IMPROVED.some((kind) => {
    const of = thesaurusOf(kind).senses;
    return senses.some((sense) => of.includes(sense)) || of.some((sense) => above.has(sense));
  });
}

type Signals = Record<StoryPart, number>;

/** What speaks for a unit carrying each part. Where it stands counts: stories are told in order. */
function signalsOf(unit: AnswerUnit, at: number, count: number, seenAction: boolean): Signals {
  const { words, deeds } = unit;
  const place = count > 1 ? at / (count - 1) : 0.5;
  const acts = deeds.filter(({ isState, isNegated, told }) => !isState && !isNegated && told === 'past');
  const mine = acts.filter(({ doer }) => doer === 'i').length;
  const ours = acts.filter(({ doer }) => doer === 'we').length;
  const others = acts.filter(({ doer }) => doer === 'other').length;
  const states = deeds.filter(({ isState }) => isState).length;
  const isObliged = OBLIGED.test(words);
  const hasFigure = factsIn(unit).figures.length > 0;
  return {
    situation:
      (SCENE.test(words) || YEAR.test(words) ? 1.2 : 0) +
      (states > 0 ? 0.5 : 0) +
      (others > 0 ? 0.5 : 0) +
      (at === 0 ? 1 : 0) -
      (at > 0 && mine > 0 ? 0.9 : 0) +
      (place < 0.35 ? 0.8 : -0.8) -
      (seenAction ? 0.8 : 0),
    task: (isObliged ? 2 : 0) + (seenAction ? -1.2 : 0.2) + (place < 0.5 ? 0.2 : -0.2),
    action:
      Math.min(2, 1.3 * Math.min(1, mine) + 0.3 * Math.max(0, mine - 1) + 0.9 * Math.min(1, ours)) -
      (isObliged ? 0.5 : 0),
    result:
      (CAME_OF_IT.test(words) ? 1.3 : 0) +
      (LESSON.test(words) ? 1.4 : 0) +
      (CHANGE.test(words) ? 0.8 : 0) +
      (seenAction && deeds.some(({ lemma }) => isChange(lemma)) ? 0.7 : 0) +
      (seenAction && others + states > 0 && mine + ours === 0 ? 0.6 : 0) +
      (seenAction && place > 0.6 ? 0.5 : -0.6) +
      (seenAction && place > 0.75 ? 0.3 + (hasFigure ? 0.5 : 0) : 0),
  };
}

/** Less than this speaks for nothing. */
const LEAST = 0.9;

/** Ways to find out how things stand before one acts. */
const FIND_OUT = /\b(?:ask|find out|listen|check|look (?:at|into)|understand|hear|learn|observe|read)\b/i;
const AFTERWARDS =
  /\b(?:afterwards|after that|later|finally|in the end|so that|make sure|follow up|next time|in (?:the )?future|by the end|if (?:that|this|it|he|she|they|i) (?:\S+ )?(?:not|does ?n['’]?t|do ?n['’]?t|ca ?n['’]?t|still|kept|keeps?|became|becomes?|refused?s?))\b/i;

/** A plan is told in the same order: how things stand, what one does, what follows; what has to be done is given by the question. */
function planParts(units: readonly AnswerUnit[]): Record<StoryPart, AnswerUnit[]> {
  const found: Record<StoryPart, AnswerUnit[]> = { situation: [], task: [], action: [], result: [] };
  for (const [at, unit] of units.entries()) {
    const acts = unit.deeds.some(
      ({ doer, isState, isNegated }) => doer !== 'other' && !isState && !isNegated,
    );
    const isEarly = at < units.length / 3;
    if (at >= units.length / 2 && (AFTERWARDS.test(unit.words) || !acts)) found.result.push(unit);
    else if (isEarly && found.action.length === 0 && FIND_OUT.test(unit.words)) found.situation.push(unit);
    else if (acts) found.action.push(unit);
  }
  return found;
}

/** The units that carry each part of a story. One unit carries one part, the one that most speaks for. */
export function storyPartsOf(units: readonly AnswerUnit[], asked: Asked): Record<StoryPart, AnswerUnit[]> {
  if (asked === 'plan') return planParts(units);
  const found: Record<StoryPart, AnswerUnit[]> = { situation: [], task: [], action: [], result: [] };
  let seenAction = false;
  for (const [at, unit] of units.entries()) {
    const signals = signalsOf(unit, at, units.length, seenAction);
    const [best] = (Object.entries(signals) as [StoryPart, number][]).toSorted((a, b) => b[1] - a[1]);
    if (!best || best[1] < LEAST) continue;
    found[best[0]].push(unit);
    if (best[0] === 'action') seenAction = true;
  }
  return found;
}
