import { readPerson, type PersonSources } from '../answering/finding/index.ts';
import type { Verdict } from '../answering/index.ts';
import type { CvDocument } from '../cv/index.ts';
import { readAdvert, type ReadAdvert, type TitleCertainty } from '../jobs/index.ts';
import { matchCv } from './match-cv.ts';
import { prepareCv, type CvFacts } from './prepare-cv.ts';
import type { PreparedCv } from './prepared-cv.ts';

export interface AnalysisInput extends CvFacts, PersonSources {
  /** '' without one. */
  advert: string;
  /** The person's profile; null without one. */
  profile: CvDocument | null;
  /** What the person said of lines that may answer something. Default: nothing. */
  verdicts?: readonly Verdict[];
  /** How certainly words are a job's title, 0 to 1. */
  titleCertainty: TitleCertainty;
}

/** A CV read once, and the advert it is to answer; null without one. */
export function prepareAgainst(input: AnalysisInput): { cv: PreparedCv; advert: ReadAdvert | null } {
  const { advert: text, verdicts = [], skills, place, titleCertainty } = input;
  const alone = prepareCv(input);
  if (text.trim() === '') return { cv: alone, advert: null };
  const isPlace = (name: string) => place(name) !== null;
  const read = readAdvert(text, { skills: skills(text), isPlace, titleCertainty });
  const match = matchCv(readPerson(input, input), { text, read }, { sources: input, verdicts });
  return { cv: { ...alone, match, occupation: null }, advert: read };
}
