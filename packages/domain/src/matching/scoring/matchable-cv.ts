import { toText, type CvDocument } from '../../cv/index.ts';
import { degreeIn, degreeLevels, type NamedSkill } from '../../jobs/index.ts';
import { readPerson, type NamedPlace, type Person } from '../../answering/finding/index.ts';
import { isBreak } from '../../writing/index.ts';
import type { MatchSources } from './match-sources.ts';

/** A CV as adverts are compared with it: read once for all of them. */
export interface MatchableCv {
  document: CvDocument;
  text: string;
  person: Person;
  skills: readonly NamedSkill[];
  /** Titles that the person has had or wants, the headline first, each with how much it counts, 0 to 1. */
  titles: { title: string; counts: number }[];
  place: NamedPlace | null;
  /** Its place among the kinds of degrees; -1 for none. */
  degree: number;
  /** "YYYY-MM". */
  today: string;
}

/** A job before the present one says less of what somebody is. */
const EARLIER = 0.6;
const MOST_TITLES = 6;

function titlesOf({ basics: { headline }, experience }: CvDocument): MatchableCv['titles'] {
  const [current, ...earlier] = experience.filter((job) => !isBreak(job)).map(({ position }) => position);
  const all = [
    { title: headline, counts: 1 },
    { title: current ?? '', counts: 1 },
    ...earlier.map((title) => ({ title, counts: EARLIER })),
  ].filter(({ title }) => title.trim() !== '');
  return all
    .filter(({ title }, at) => all.findIndex((one) => one.title === title) === at)
    .slice(0, MOST_TITLES);
}

/** Reads a CV for comparing it with adverts. */
export function matchableCv(document: CvDocument, today: string, sources: MatchSources): MatchableCv {
  const text = toText(document);
  const levels = document.education.flatMap(({ degree }) => degreeIn(degree)?.level ?? []);
  return {
    document,
    text,
    person: readPerson({ document, profile: null, today }, sources),
    skills: sources.skills(text),
    titles: titlesOf(document),
    place: sources.place(document.basics.location),
    degree: Math.max(-1, ...levels.map((level) => degreeLevels.indexOf(level))),
    today,
  };
}
