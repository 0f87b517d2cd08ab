import { say } from '../say/index.ts';
import type { OccupationFacts } from './occupation-facts.ts';
import { skillOverlap } from './overlap.ts';
import type { PathPoint, RoadmapPlan } from './plan.ts';
import { relatedness } from './relatedness.ts';
import { pathPay } from './sources.ts';

const MOST = 5;
/** Occupations as far away as this are no alternative. */
const LEAST_RELATED = 0.2;
const MOST_ZONES_UP = 1;
const SAME_PAY_PERCENT = 2;

/** An occupation in the picture of paths, as seen from the current one; null where nothing says how near it is. */
export function pointOf(
  current: OccupationFacts,
  other: OccupationFacts,
  currency: string,
): PathPoint | null {
  const overlap = current.code === other.code ? 100 : skillOverlap(current, other);
  if (overlap === null) return null;
  return {
    code: other.code,
    title: other.title,
    overlap,
    pay: other.pay && pathPay(other.pay, currency),
    jobZone: other.jobZone,
  };
}

function payWords(now: OccupationFacts['pay'], then: OccupationFacts['pay']): string | null {
  if (!now || !then) return null;
  const percent = Math.round((100 * (then.average - now.average)) / now.average);
  if (Math.abs(percent) <= SAME_PAY_PERCENT) return say`About the same pay.`;
  return percent > 0 ? say`About ${percent}% more pay.` : say`About ${-percent}% less pay.`;
}

/** What an interest in an occupation weighs, beside nearness of 0 to 1. */
const FOR_INTEREST = 0.2;
const [SHORTEST, STEM] = [4, 5];
const stemsOf = (text: string) =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length >= SHORTEST)
    .map((word) => word.slice(0, STEM));

/** Whether an occupation's name, or what it asks to know, has a word of what a person is interested in. */
function isOfInterest({ title, knowledge }: OccupationFacts, interests: readonly string[]): boolean {
  const wanted = new Set(interests.flatMap(stemsOf));
  return [title, ...knowledge.map(({ name }) => name)].flatMap(stemsOf).some((stem) => wanted.has(stem));
}

interface Liked {
  currency: string;
  interests: readonly string[];
}

/** Where else a person could go from the current role: near occupations, those of interest and those that pay more before others. */
export function alternativesTo(
  current: OccupationFacts,
  target: OccupationFacts,
  candidates: readonly OccupationFacts[],
  { currency, interests }: Liked,
): RoadmapPlan['alternativePaths'] {
  const zoneUp = (other: OccupationFacts) =>
    Math.max(0, (other.jobZone ?? 0) - (current.jobZone ?? other.jobZone ?? 0));
  const gain = (other: OccupationFacts) =>
    current.pay && other.pay ? Math.max(-0.3, Math.min(0.6, other.pay.average / current.pay.average - 1)) : 0;
  return candidates
    .filter(({ code }) => code !== current.code && code !== target.code)
    .map((other) => ({ other, near: relatedness(current, other) }))
    .filter(({ other, near }) => near >= LEAST_RELATED && zoneUp(other) <= MOST_ZONES_UP)
    .map(({ other, near }) => ({
      other,
      score:
        near + 0.5 * gain(other) - 0.1 * zoneUp(other) + (isOfInterest(other, interests) ? FOR_INTEREST : 0),
    }))
    .toSorted((a, b) => b.score - a.score || (a.other.code < b.other.code ? -1 : 1))
    .flatMap(({ other }) => {
      const point = pointOf(current, other, currency);
      return point ? [{ other, point }] : [];
    })
    .slice(0, MOST)
    .map(({ other, point }) => ({ ...point, text: payWords(current.pay, other.pay) ?? '' }));
}
