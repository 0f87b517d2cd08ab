import { readAdvert, type ReadAdvert, type TitleCertainty } from '../jobs/index.ts';
import { matchCv } from './match-cv.ts';
import { prepareCv, type CvFacts } from './prepare-cv.ts';
import type { PreparedCv } from './prepared-cv.ts';

export interface AnalysisInput extends CvFacts {
  /** '' without one. */
  advert: string;
  /** The text of the person's profile; '' without one. */
  profile: string;
  isPlace: (name: string) => boolean;
  /** How certainly words are a job's title, 0 to 1. Default: none is known. */
  titleCertainty?: TitleCertainty;
}

/** A CV read once, and the advert it is to answer; null without one. */
export function prepareAgainst({
  advert,
  profile,
  isPlace,
  titleCertainty = () => 0,
  ...facts
}: AnalysisInput): {
  cv: PreparedCv;
  advert: ReadAdvert | null;
} {
  const alone = prepareCv(facts);
  if (advert.trim() === '') return { cv: alone, advert: null };
  const read = readAdvert(advert, { skills: facts.skills(advert), isPlace, titleCertainty });
  const ofProfile = profile === '' ? null : { text: profile, skills: facts.skills(profile) };
  const match = matchCv(alone, advert, read, ofProfile);
  return { cv: { ...alone, match, occupation: null }, advert: read };
}
