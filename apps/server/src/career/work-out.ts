import { buildRoadmap, type RoadmapInput, type RoadmapPlan } from '@candor/domain/career';
import { countryPhrases, type Country } from '@candor/domain/salary';
import { relatedOccupations } from '@candor/occupations';
import { factsOf, nearFactsOf } from '@candor/occupations/facts';
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

/** A roadmap for what a person asks. */
export function workOut({ input, current, target, cv, residence }: Asked): RoadmapPlan {
  const { country, notes } = countryFor(input.country, residence);
  const from = current.occupation && factsOf(current.occupation.code, country);
  const to = target.occupation && factsOf(target.occupation.code, country);
  const near = from ? relatedOccupations(from.code) : [];
  return buildRoadmap({
    input,
    current: from,
    target: to,
    candidates: near.flatMap((code) => nearFactsOf(code, country) ?? []),
    person: personFacts(input, cv),
    country,
    placeNotes: notes,
  });
}
