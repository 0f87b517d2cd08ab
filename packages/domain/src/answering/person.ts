import type { CvDocument } from '../cv/index.ts';
import type { NamedSkill } from '../jobs/index.ts';
import type { AnswerSources } from './answer-sources.ts';
import { personLines, personText, type PersonLine } from './person-lines.ts';

/** What is asked of those who have the tables. */
export interface PersonSources extends AnswerSources {
  /** The skills that a text names, each by one id whatever it is called. */
  skills: (text: string) => readonly NamedSkill[];
  /** How near the work of two job titles is, 0 to 1. */
  titleLikeness: (one: string, other: string) => number;
  /** The place that words name; null where none is known. */
  place: (words: string) => NamedPlace | null;
}

export interface NamedPlace {
  /** ISO 3166, small letters. */
  country: string;
  name: string;
  kind: 'country' | 'region' | 'city';
}

/** Somebody who may answer adverts: their CV, and the lines of it and of their profile. */
export interface Person {
  document: CvDocument;
  lines: readonly PersonLine[];
  /** "YYYY-MM". */
  today: string;
}

/** Reads a CV, and the profile of its person beside it, once for all that is asked. */
export function readPerson(
  { document, profile, today }: { document: CvDocument; profile: CvDocument | null; today: string },
  sources: Pick<PersonSources, 'skills' | 'softwareKind'>,
): Person {
  const own = personLines(personText(document, sources.skills), 'cv', sources);
  const texts = new Set(own.map(({ text }) => text));
  const beside = profile ? personLines(personText(profile, sources.skills), 'profile', sources) : [];
  return { document, lines: [...own, ...beside.filter(({ text }) => !texts.has(text))], today };
}
