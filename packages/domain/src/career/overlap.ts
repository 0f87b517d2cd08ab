import type { Asked, OccupationFacts, UsedThing } from './occupation-facts.ts';

/** Below this importance, something is no part of what an occupation asks for. */
const LEAST_IMPORTANCE = 2.5;
const parts = { skills: 0.35, knowledge: 0.4, equipment: 0.25 };

/** Of what the target rates, weighted by importance, the share that the current occupation reaches; null where it rates nothing. */
function reached(current: readonly Asked[], target: readonly Asked[]): number | null {
  if (current.length === 0) return null;
  const have = new Map(current.map(({ name, importance }) => [name, importance]));
  let [whole, met] = [0, 0];
  for (const { name, importance, standing } of target) {
    if (importance < LEAST_IMPORTANCE) continue;
    // What every occupation asks for says little of either.
    const weight = (importance - 1) * Math.max(0.1, 0.5 + standing);
    whole += weight;
    met += weight * Math.min(1, ((have.get(name) ?? 1) - 1) / (importance - 1)) ** 2;
  }
  return whole === 0 ? null : met / whole;
}

function used(current: readonly UsedThing[], target: readonly UsedThing[]): number | null {
  const have = new Set(current.map(({ name }) => name));
  let [whole, met] = [0, 0];
  for (const { name, isHot, isInDemand, usedBy } of target) {
    const weight = (isInDemand ? 4 : isHot ? 2 : 1) / Math.sqrt(usedBy);
    whole += weight;
    if (have.has(name)) met += weight;
  }
  return whole === 0 ? null : met / whole;
}

/**
 * How much of what the target asks for the current occupation asks for too, in whole percent: skills, knowledge and
 * equipment, each weighted by importance, as far as both were rated. Null where they were not.
 */
export function skillOverlap(current: OccupationFacts, target: OccupationFacts): number | null {
  const shares = [
    [parts.skills, reached(current.skills, target.skills)],
    [parts.knowledge, reached(current.knowledge, target.knowledge)],
    [
      parts.equipment,
      used([...current.technologies, ...current.tools], [...target.technologies, ...target.tools]),
    ],
  ] as const;
  const known = shares.flatMap(([weight, share]) => (share === null ? [] : [{ weight, share }]));
  if (known.length === 0) return null;
  const whole = known.reduce((sum, { weight }) => sum + weight, 0);
  return Math.round((100 * known.reduce((sum, { weight, share }) => sum + weight * share, 0)) / whole);
}
