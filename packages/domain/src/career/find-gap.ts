import type { Country } from '../salary/index.ts';
import { say } from '../say/index.ts';
import type { Gap, RatedGap } from './gap.ts';
import type { Asked, OccupationFacts } from './occupation-facts.ts';
import { shownIn, type PersonFacts } from './person.ts';
import { nationalSchooling, skillLevelOf } from './national-schooling.ts';
import {
  highestSchooling,
  rankOf,
  schoolingLevels,
  schoolingOf,
  studyMonths,
  type SchoolingLevel,
} from './schooling.ts';

const LEAST_DIFFERENCE = 0.25;
const LEAST_IMPORTANCE = 3;
const MOST_RATED = 8;

const zoneMeanings = () => [
  say`little or no preparation`,
  say`some preparation: up to a year`,
  say`medium preparation: one to two years of training or work`,
  say`considerable preparation: usually several years of study or work`,
  say`extensive preparation: usually graduate study or many years of work`,
];
/** O*NET's job zones in our words. */
export const zoneMeaning = (zone: number | null) =>
  (zone === null ? undefined : zoneMeanings()[zone - 1]) ?? say`not rated`;

/** What the target asks for beyond others counts more than what every occupation asks for. */
const weightOf = ({ difference, standing }: { difference: number; standing: number }) =>
  difference * Math.max(0.1, 0.5 + standing);

function ratedGap(
  kind: RatedGap['kind'],
  current: readonly Asked[] | null,
  target: readonly Asked[],
  person: PersonFacts,
): RatedGap[] {
  const have = new Map(current?.map(({ name, importance }) => [name, importance]));
  return target
    .filter(({ name, importance }) => importance >= LEAST_IMPORTANCE && shownIn(person, name) === null)
    .map(({ name, importance, standing }) => {
      const now = current === null || current.length === 0 ? null : (have.get(name) ?? 1);
      const difference = Math.round(100 * Math.max(0, importance - (now ?? 1))) / 100;
      return { name, current: now, target: importance, difference, standing };
    })
    .filter(({ current: now, difference }) => now === null || difference >= LEAST_DIFFERENCE)
    .toSorted((a, b) => weightOf(b) - weightOf(a) || (a.name < b.name ? -1 : 1))
    .slice(0, MOST_RATED)
    .map(({ name, current, target, difference }) => ({ name, kind, current, target, difference }));
}

/** What US workers say that the target asks for, and what it takes from where the person stands. */
function usSchooling(
  current: OccupationFacts | null,
  target: OccupationFacts,
  held: SchoolingLevel | null,
): Gap['education'] {
  const wanted = schoolingOf(target);
  if (!wanted) return null;
  const usual = current && schoolingOf(current);
  // Where the CV names no schooling, what the present job usually asks for stands in.
  const has = Math.max(held === null ? -1 : rankOf(held), held === null && usual ? rankOf(usual.level) : -1);
  const from = schoolingLevels[Math.max(1, has)] ?? 'High school';
  return {
    ...wanted,
    held,
    isMet: rankOf(wanted.level) <= rankOf(from),
    usualMonths: studyMonths(from, wanted.level),
  };
}

/** The class of a country's own table by which an occupation is paid there. */
const classOf = (facts: OccupationFacts | null) => facts?.pay?.row.split(' ')[1] ?? null;

/** What the country's own classification asks for; null where it says nothing of it. */
function schoolingAbroad(
  current: OccupationFacts | null,
  target: OccupationFacts,
  { held, country }: { held: SchoolingLevel | null; country: Country },
): Gap['education'] {
  const [from, to] = [classOf(current), classOf(target)];
  const wanted = to === null ? null : nationalSchooling(country, to);
  if (!wanted) return null;
  const now = from === null ? null : skillLevelOf(country, from);
  return {
    level: wanted.phrase,
    percent: null,
    source: wanted.source,
    held,
    // Whoever does work of that level has what it takes by schooling or by experience.
    isMet: (held !== null && wanted.isHeldBy(held)) || (now !== null && now >= wanted.skill),
    usualMonths: wanted.monthsFrom(now ?? 1),
  };
}

interface Question {
  current: OccupationFacts | null;
  target: OccupationFacts;
  person: PersonFacts;
  country: Country;
}

/** How the target occupation differs from the person's own. */
export function findGap({ current, target, person, country }: Question): Gap {
  const held = highestSchooling(person.degrees);
  return {
    skills: ratedGap('skill', current && current.skills, target.skills, person),
    knowledge: ratedGap('knowledge', current && current.knowledge, target.knowledge, person),
    education:
      country === 'us'
        ? usSchooling(current, target, held)
        : schoolingAbroad(current, target, { held, country }),
    jobZone: {
      current: current?.jobZone ?? null,
      target: target.jobZone,
      meaning: zoneMeaning(target.jobZone),
    },
  };
}

/** Of a target whose occupation we do not know. */
export const unknownGap = (current: OccupationFacts | null): Gap => ({
  skills: [],
  knowledge: [],
  education: null,
  jobZone: { current: current?.jobZone ?? null, target: null, meaning: zoneMeaning(null) },
});
