import type { CvDocument, ExperienceEntry } from '../cv/index.ts';
import type { Finding } from '../improving/index.ts';
import type { NamedSkill } from '../jobs/index.ts';
import { textAt, type Span } from '../text/index.ts';
import type { Found } from './finding.ts';
import type { Match } from './match.ts';

/** How a statement begins, as far as that is beyond doubt. */
export interface ReadStatement {
  /** Led by its verb: "Trained two apprentices". Null where it is not certain. */
  isVerbLed: boolean | null;
  /** The verb it is led by; '' where there is none. */
  verb: string;
  tense: 'past' | 'present' | null;
  isFirstPerson: boolean;
}

/** A line of the CV that tells something. */
export interface Statement {
  path: string;
  span: Span;
  text: string;
  words: number;
  /** The job it belongs to; null in projects and elsewhere. */
  job: number | null;
  read: ReadStatement;
}

/** An entry with where it stands. */
export interface Job extends ExperienceEntry {
  at: number;
  path: string;
  isCurrent: boolean;
  statements: Statement[];
}

/** A CV as checks look at it: read once for all of them. */
export interface PreparedCv {
  document: CvDocument;
  /** Its text form, to which all spans refer. */
  text: string;
  /** The span of each field by its path. */
  places: ReadonlyMap<string, Span>;
  /** BCP 47; `und` where it is not recognized. */
  language: string;
  /** Whether it can be read as English. */
  isEnglish: boolean;
  /** ISO 3166, small letters; '' where the place does not say. */
  country: string;
  /** "YYYY-MM". */
  today: string;
  words: number;
  jobs: Job[];
  /** Lines of jobs and projects, in the order of the text. */
  statements: Statement[];
  /** What the checks of the writing assistant find in summary and statements; spans of the text. */
  wording: Finding[];
  /** Every skill that the text names, where it names it. */
  skills: readonly NamedSkill[];
  /** Against a job, where an advert was given. */
  match: Match | null;
  /** What is asked for in the occupation, where the title is known and no advert was given. */
  occupation: Occupation | null;
}

/** What an occupation is known to ask for, the most telling first. */
export interface Occupation {
  title: string;
  /** `isTelling`: adverts ask for it by this name, as tools are; not a sentence of a classification. */
  skills: { id: string; name: string; isTelling: boolean }[];
}

/** A finding at a field; nothing where the field does not stand in the text. */
export function foundAt(cv: Pick<PreparedCv, 'places' | 'text'>, path: string, message: string): Found {
  const span = cv.places.get(path) ?? null;
  return { path, message, span, words: span ? textAt(cv.text, span) : '' };
}

export const foundStatement = ({ path, span, text }: Statement, message: string): Found => ({
  path,
  message,
  span,
  words: text,
});

/** The field that a place of the text belongs to; '' for a heading. */
export function pathAt(cv: Pick<PreparedCv, 'places'>, span: Span): string {
  for (const [path, place] of cv.places) if (place.start <= span.start && span.end <= place.end) return path;
  return '';
}
