import type { CvDocument } from '@candor/domain/cv';
import type { NamedSkill } from '@candor/domain/jobs';
import type { MatchSources } from '@candor/domain/matching/scoring';
import type { Occupation } from '@candor/domain/optimizer';
import { countryOfPhone, readText } from '@candor/domain/reading';
import {
  findPlace,
  findSkills,
  resolveTitle,
  skillsOfOccupation,
  titleCertainty,
  titleLikeness,
} from '@candor/occupations';
import type { GivenCv } from './optimizer-jobs.ts';

const LEAST_CERTAINTY = 0.6;
/** What nearly every occupation asks for tells none apart. */
const COMMON = 300;

/** The skills that a text names, each where it does. */
export function namedSkills(text: string): NamedSkill[] {
  return findSkills(text).map(({ skill: { id, name, category }, span }) => ({ id, name, category, span }));
}

/** How certainly words are a job's title, 0 to 1, in any language that the table of titles knows. */
export const jobTitleCertainty = (words: string): number => resolveTitle(words)?.certainty ?? 0;

export const isPlace = (name: string) => findPlace(name) !== null;

/** What the match asks of the tables. */
export const matchSources: MatchSources = {
  skills: namedSkills,
  place: findPlace,
  titleCertainty: jobTitleCertainty,
  titleLikeness,
};

/**
 * Where somebody lives, by the place and telephone number of their CV; '' where neither says. Of two that disagree a place
 * with its country or region is believed, a town alone may be one of several: Brest, +33, is not in Belarus.
 */
export function countryOf({ basics: { location, phone } }: CvDocument): string {
  const [place, ofPhone] = [findPlace(location), countryOfPhone(phone)];
  if (!place || (place.kind === 'city' && !location.includes(','))) return ofPhone || (place?.country ?? '');
  return place.country;
}

/** What the occupation of a CV is known to ask for; null where its title is not understood. */
export function occupationOf({ basics, experience }: CvDocument): Occupation | null {
  const title = basics.headline === '' ? (experience[0]?.position ?? '') : basics.headline;
  const found = title === '' ? null : resolveTitle(title);
  if (!found || found.certainty < LEAST_CERTAINTY) return null;
  const skills = skillsOfOccupation(found.code)
    .filter(({ skill }) => skill.category !== 'soft' && skill.occupations <= COMMON)
    .map(({ skill: { id, name }, isInDemand }) => ({ id, name, isTelling: isInDemand }));
  return { title: found.title, skills };
}

/** The document of a CV; a text in our own form comes back without loss, any other as an imported file does. */
export function documentOf(cv: GivenCv): CvDocument {
  return 'document' in cv ? cv.document : readText(cv.text, { titleCertainty }).document;
}
