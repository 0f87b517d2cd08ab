import type { CvDocument } from '@candor/domain/cv';
import type { NamedSkill, ReadAdvert } from '@candor/domain/jobs';
import { personLocale, type Home } from '@candor/domain/locale';
import type { MatchSources } from '@candor/domain/matching/scoring';
import type { Occupation } from '@candor/domain/optimizer';
import { readText } from '@candor/domain/reading';
import {
  findPlace,
  findSkills,
  resolveTitle,
  skillsOfOccupation,
  titleCertainty,
  titleLikeness,
  softwareKind,
  wordRarity,
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

/** What match and analysis ask of the tables. */
export const matchSources: MatchSources = {
  skills: namedSkills,
  place: findPlace,
  titleCertainty: jobTitleCertainty,
  titleLikeness,
  rarity: wordRarity,
  softwareKind,
};

/** Where somebody lives, by their CV and what their device and settings say; '' where nothing tells. */
export const countryOf = ({ basics }: CvDocument, home?: Home): string =>
  personLocale(basics, home).country ?? '';

/** The occupation that a title surely means; null where it is not understood. */
export function occupationOfTitle(words: string): ReadAdvert['occupation'] {
  const found = resolveTitle(words);
  return found && found.certainty >= LEAST_CERTAINTY ? { code: found.code, name: found.title } : null;
}

/** What the occupation of a CV is known to ask for; null where its title is not understood. */
export function occupationOf({ basics, experience }: CvDocument): Occupation | null {
  const title = basics.headline === '' ? (experience[0]?.position ?? '') : basics.headline;
  const found = title === '' ? null : occupationOfTitle(title);
  if (!found) return null;
  const skills = skillsOfOccupation(found.code)
    .filter(({ skill }) => skill.category !== 'soft' && skill.occupations <= COMMON)
    .map(({ skill: { id, name }, isInDemand }) => ({ id, name, isTelling: isInDemand }));
  return { title: found.name, skills };
}

/** The document of a CV; a text in our own form comes back without loss, any other as an imported file does. */
export function documentOf(cv: GivenCv): CvDocument {
  return 'document' in cv ? cv.document : readText(cv.text, { titleCertainty }).document;
}
