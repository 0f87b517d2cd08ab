import type { CvDocument } from '@candor/domain/cv';
import type { NamedSkill } from '@candor/domain/jobs';
import type { Occupation } from '@candor/domain/optimizer';
import { readText } from '@candor/domain/reading';
import { findPlace, findSkills, resolveTitle, skillsOfOccupation, titleCertainty } from '@candor/occupations';
import type { GivenCv } from './optimizer-jobs.ts';

const LEAST_CERTAINTY = 0.6;
/** What nearly every occupation asks for tells none apart. */
const COMMON = 300;
/** Longer names are sentences of the classification: "follow procedures to control substances hazardous to health". */
const LONGEST = 2;

/** The skills that a text names, each where it does. */
export function namedSkills(text: string): NamedSkill[] {
  return findSkills(text).map(({ skill: { id, name, category }, span }) => ({ id, name, category, span }));
}

export const isPlace = (name: string) => findPlace(name) !== null;

/** Where somebody lives, by the place of their CV; '' where it does not say. */
export const countryOf = ({ basics }: CvDocument): string => findPlace(basics.location)?.country ?? '';

/** What the occupation of a CV is known to ask for; null where its title is not understood. */
export function occupationOf({ basics, experience }: CvDocument): Occupation | null {
  const title = basics.headline === '' ? (experience[0]?.position ?? '') : basics.headline;
  const found = title === '' ? null : resolveTitle(title);
  if (!found || found.certainty < LEAST_CERTAINTY) return null;
  const skills = skillsOfOccupation(found.code)
    .filter(({ skill }) => skill.category !== 'soft' && skill.occupations <= COMMON)
    .map(({ skill: { id, name, category }, isEssential, isInDemand }) => ({
      id,
      name,
      isTelling: isInDemand || (isEssential && category !== 'tool' && name.split(' ').length <= LONGEST),
    }));
  return { title: found.title, skills };
}

/** The document of a CV; a text in our own form comes back without loss, any other as an imported file does. */
export function documentOf(cv: GivenCv): CvDocument {
  return 'document' in cv ? cv.document : readText(cv.text, { titleCertainty }).document;
}
