import type { Country } from '../salary/index.ts';
import { curatedResources, resourcesCheckedOn, type CuratedResource } from './curated-resources.ts';
import type { LearningStyle } from './input.ts';
import type { Resource, Step } from './step.ts';

const MOST = 3;
const preferred: Readonly<Record<LearningStyle, readonly Resource['type'][]>> = {
  'hands-on': ['practice', 'course'],
  structured: ['course', 'book'],
  mentorship: ['organisation', 'course'],
  'self-directed': ['documentation', 'book'],
};

interface Wanted {
  /** What the step names. */
  names: readonly string[];
  category: Step['category'];
  /** O*NET-SOC code of the target; null where it is not known. */
  code: string | null;
  country: Country;
  style: LearningStyle;
}

/** Whether a thing is named as it is written: "Go" is no "go". */
const isNamed = (thing: string, name: string) =>
  ` ${name.replaceAll(/[(),;:]/g, ' ')} `.includes(` ${thing} `);

/** How well a resource fits a step: the lower the better; null where it does not. */
function rankOf(
  { for: serves, type }: CuratedResource,
  { names, category, code, country, style }: Wanted,
): number | null {
  const { codes, countries, things } = serves;
  if (countries && !countries.includes(country)) return null;
  if (codes && (code === null || !codes.some((one) => code.startsWith(one)))) return null;
  if (serves.category && serves.category !== category) return null;
  const at = things ? names.findIndex((name) => things.some((thing) => isNamed(thing, name))) : 0;
  if (at < 0) return null;
  return 10 * at + (preferred[style].includes(type) ? 0 : 1) + (codes ? 0 : 2);
}

/** The resources of our table that fit a step, best first, those of a learning style before others; empty where none does. */
export function resourcesFor(wanted: Wanted): Resource[] {
  return curatedResources
    .flatMap((resource) => {
      const rank = rankOf(resource, wanted);
      return rank === null ? [] : [{ resource, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ resource: { type, title, provider, cost, duration, url } }) => ({
      type,
      title,
      provider,
      cost,
      duration,
      url,
      checkedOn: resourcesCheckedOn,
    }));
}
