import type { Country } from '../salary/index.ts';
import { resourcesCheckedOn, type CuratedResource } from './curated-resource.ts';
import type { LearningStyle } from './input.ts';
import { curatedResources } from './resources.data.ts';
import type { Resource, Step } from './step.ts';

const MOST = 3;
const preferred: Readonly<Record<LearningStyle, readonly Resource['type'][]>> = {
  'hands-on': ['practice', 'course'],
  structured: ['course', 'book'],
  mentorship: ['organisation', 'course'],
  'self-directed': ['documentation', 'book'],
};

interface Wanted {
  things: readonly string[];
  areas: readonly string[];
  category: Step['category'];
  /** O*NET-SOC code of the target; null where it is not known. */
  code: string | null;
  country: Country;
  style: LearningStyle;
}

/** How well a resource fits a step: the lower the better; null where it does not. */
function rankOf(
  { for: serves, type }: CuratedResource,
  { things, areas, category, code, country, style }: Wanted,
): number | null {
  const { codes, countries } = serves;
  if (countries && !countries.includes(country)) return null;
  if (codes && (code === null || !codes.some((one) => code.startsWith(one)))) return null;
  if (serves.category && serves.category !== category) return null;
  const first = (wanted: readonly string[], offered: readonly string[] | undefined) =>
    offered === undefined ? 0 : wanted.findIndex((one) => offered.includes(one));
  const [thing, area] = [first(things, serves.things), first(areas, serves.areas)];
  if (thing < 0 || area < 0) return null;
  return 10 * (thing + area) + (preferred[style].includes(type) ? 0 : 1) + (codes ? 0 : 2);
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
