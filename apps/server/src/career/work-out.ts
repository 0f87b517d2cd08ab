import {
  anySaid,
  buildRoadmap,
  type CareerRole,
  type OccupationFacts,
  type RoadmapInput,
  type RoadmapPlan,
} from '@candor/domain/career';
import { countryPhrase, shownTitle, type Country } from '@candor/domain/salary';
import { say } from '@candor/domain/say';
import { payGrade, relatedOccupations } from '@candor/occupations';
import { factsOf } from '@candor/occupations/facts';
import { moveBetween, payClassOf, roleOfTitle } from '@candor/occupations/moves';
import { adviserIn, isNamedWork, requirementsFor } from '@candor/occupations/requirements';
import { findCountry, type FoundOccupation } from '../salary/index.ts';
import { personFacts, type ReadCv } from './person-facts.ts';

const FALLBACK = 'us';

/** Where a roadmap is for. */
interface RoadmapCountry {
  country: Country;
  /** A note on the place that was asked for. */
  notes: string[];
}

/** Whose pay is shown for a place, and a note on it; the person's own country stands in where none was asked for. */
export function countryFor(asked: string | undefined, residence: string | null): RoadmapCountry {
  const found = findCountry(asked ?? '', residence);
  if (found.country === null) {
    const instead = say`Pay and licences in this roadmap are for ${countryPhrase(FALLBACK)}.`;
    return { country: FALLBACK, notes: [asked === undefined ? instead : `${found.reason} ${instead}`] };
  }
  if (asked === undefined || found.place === null) return { country: found.country, notes: [] };
  const all = countryPhrase(found.country);
  const others = anySaid(found.others.map((other) => `“${other}”`));
  return {
    country: found.country,
    notes: [
      say`We have no figures for ${found.place} alone. Pay is for all of ${all}.`,
      ...(others === '' ? [] : [say`If you meant another place, write ${others} as the location.`]),
    ],
  };
}

interface Asked {
  input: RoadmapInput;
  current: FoundOccupation;
  target: FoundOccupation;
  cv: ReadCv | null;
  where: RoadmapCountry;
}

/** The grades of one public pay scale that the two roles have in a country; null where they have none in common. */
function gradesOf(current: FoundOccupation, target: FoundOccupation, country: Country) {
  const [from, to] = [current.role?.grade ?? null, target.role?.grade ?? null];
  if (!from || from.scale !== to?.scale) return null;
  const [now, then] = [payGrade(from, country), payGrade(to, country)];
  return now && then ? { current: now.grade, target: then.grade, scale: now.source } : null;
}

/** An occupation near another as the country has it: named and paid by its own table; null where that has no row of it. */
function localFacts(code: string, country: Country): OccupationFacts | null {
  const facts = factsOf(code, country);
  if (!facts || country === 'us') return facts;
  return facts.pay && { ...facts, title: shownTitle(facts.pay.publishedAs) };
}

/** Occupations near the current one that the country has, each row of its table once. */
function candidatesNear(
  from: OccupationFacts,
  to: OccupationFacts | null,
  country: Country,
): OccupationFacts[] {
  const rows = new Set([from.pay?.row, to?.pay?.row]);
  return relatedOccupations(from.code).flatMap((code) => {
    const facts = localFacts(code, country);
    const row = facts?.pay?.row;
    if (!facts || (row !== undefined && rows.has(row))) return [];
    rows.add(row);
    return [facts];
  });
}

/** A role that the table does not have: whoever has it may take a way that is open to anybody. */
const roleCalled = ({ calls }: FoundOccupation, code: string): CareerRole => ({
  id: '',
  names: [calls],
  code,
  isGeneral: false,
  isWide: false,
  payClass: {},
  grade: null,
});

/** A role by the name that the person has for it. */
const called = (role: CareerRole, calls: string): CareerRole => ({
  ...role,
  names: role.names.includes(calls) ? [calls, ...role.names.filter((name) => name !== calls)] : role.names,
});

/** A roadmap for what a person asks. */
export function workOut({ input, current, target, cv, where }: Asked): RoadmapPlan {
  const { country, notes } = where;
  const facts = ({ occupation, isNamed, role, calls }: FoundOccupation, title: string) => {
    const known =
      occupation &&
      factsOf(occupation.code, country, {
        payClass: payClassOf(role, country),
        title: isNamed ? title : undefined,
      });
    return known && { ...known, title: calls };
  };
  const [from, to] = [facts(current, input.currentRole), facts(target, input.targetRole)];
  // What is named by itself is not what its occupation is on the whole.
  const isOwnWork = isNamedWork(input.targetRole) && roleOfTitle(input.targetRole) === null;
  // What an occupation is on the whole tells where somebody comes from, not what a title of it asks for.
  const named = target.isNamed ? roleOfTitle(input.targetRole) : target.role;
  const roles = { from: current.role, to: isOwnWork ? null : named };
  return buildRoadmap({
    input,
    current: from,
    target: to,
    candidates: from ? candidatesNear(from, to, country) : [],
    person: personFacts(input, cv),
    country,
    placeNotes: notes,
    move: roles.to
      ? moveBetween(
          roles.from ?? roleCalled(current, from?.code ?? ''),
          called(roles.to, target.calls),
          country,
        )
      : null,
    requirements: requirementsFor(
      { title: input.targetRole, code: to?.code ?? null },
      { title: input.currentRole, code: from?.code ?? null },
      country,
    ),
    adviser: adviserIn(country),
    grades: gradesOf(current, target, country),
  });
}
