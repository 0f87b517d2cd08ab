import { buildRoadmap, type RoadmapInput, type RoadmapPlan } from '@candor/domain/career';
import { countryPhrases, type Country } from '@candor/domain/salary';
import { payGrade, relatedOccupations } from '@candor/occupations';
import { factsOf } from '@candor/occupations/facts';
import { advisers, moveBetween, nearMoves, payClassOf } from '@candor/occupations/moves';
import { findCountry, type FoundOccupation } from '../salary/index.ts';
import { personFacts, type ReadCv } from './person-facts.ts';

const FALLBACK = 'us';

/** Whose pay is shown for a place, and what is to be said of it; the person's own country stands in where none was asked for. */
function countryFor(
  asked: string | undefined,
  residence: string | null,
): { country: Country; notes: string[] } {
  const found = findCountry(asked ?? '', residence);
  if (found.country === null) {
    const instead = `Pay and licences in this roadmap are for ${countryPhrases[FALLBACK]}.`;
    return { country: FALLBACK, notes: [asked === undefined ? instead : `${found.reason} ${instead}`] };
  }
  if (asked === undefined || found.place === null) return { country: found.country, notes: [] };
  const all = countryPhrases[found.country];
  return {
    country: found.country,
    notes: [`We have no figures for ${found.place} alone. Pay is for all of ${all}.`],
  };
}

interface Asked {
  input: RoadmapInput;
  current: FoundOccupation;
  target: FoundOccupation;
  cv: ReadCv | null;
  /** Where they live, as far as it is known. */
  residence: string | null;
}

/** The grades of one public pay scale that the two roles have in a country; null where they have none in common. */
function gradesOf(current: FoundOccupation, target: FoundOccupation, country: Country) {
  const [from, to] = [current.role?.grade ?? null, target.role?.grade ?? null];
  if (!from || from.scale !== to?.scale) return null;
  const [now, then] = [payGrade(from, country), payGrade(to, country)];
  return now && then ? { current: now.grade, target: then.grade, scale: now.source } : null;
}

/** A roadmap for what a person asks. */
export function workOut({ input, current, target, cv, residence }: Asked): RoadmapPlan {
  const { country, notes } = countryFor(input.country, residence);
  const facts = ({ occupation, role }: FoundOccupation) =>
    occupation && factsOf(occupation.code, country, { payClass: payClassOf(role, country) });
  const [from, to] = [facts(current), facts(target)];
  const near = from ? relatedOccupations(from.code) : [];
  const roles = { from: current.role, to: target.role };
  return buildRoadmap({
    input,
    current: from,
    target: to,
    candidates: near.flatMap((code) => factsOf(code, country) ?? []),
    person: personFacts(input, cv),
    country,
    placeNotes: notes,
    move: roles.from && roles.to ? moveBetween(roles.from, roles.to, country) : null,
    near: nearMoves(roles, to?.code ?? '', country),
    adviser: advisers[country],
    grades: gradesOf(current, target, country),
  });
}
