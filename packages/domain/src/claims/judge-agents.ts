import { actionsOf, othersPosts } from './grammar.ts';
import type { Match } from './matching.ts';
import type { Reading } from './reading.ts';

/** What others did, or what was done to the writer, or what was done together, as the writer's own action. */
export function othersAction(
  claim: Reading,
  matches: readonly Match[],
  isShared: boolean,
): string | undefined {
  const readings = [...new Set(matches.map(({ clause }) => clause.reading))];
  const evidence = readings.flatMap(actionsOf);
  for (const { word, agent, isMain } of actionsOf(claim)) {
    if (agent !== 'self' || !isMain) continue;
    const same = evidence.filter((action) => action.word.stem === word.stem);
    // "They asked me to train" makes "asked to train".
    const isAsked = claim.words[claim.words.indexOf(word) + 1]?.lower === 'to';
    if (isAsked && same.some(({ isToWriter }) => isToWriter)) continue;
    const isOthers = same.every(
      (action) => action.agent === 'other' || (action.agent === 'shared' && !isShared),
    );
    if (same.length > 0 && isOthers) return word.text;
    // "Carried cables for the sound engineer": the engineering was another's.
    const isAnothersPost =
      same.length === 0 &&
      readings.some((reading) => othersPosts(reading).some(({ stem }) => stem === word.stem));
    if (isAnothersPost) return word.text;
  }
  return undefined;
}
