import { compareDates, monthsBetween, PRESENT, type CvDocument, type ExperienceEntry } from '../cv/index.ts';
import { occupationFields, rankWords } from './occupation-fields.data.ts';
import { comparableWords, stem } from './vocabulary.ts';

const fields = Object.entries(occupationFields);

/** What a job title is about: its fields and the stems of its own words, without ranks. */
function subjectsOf(title: string): Set<string> {
  const lower = title.toLowerCase();
  return new Set([
    ...fields.filter(([, pattern]) => pattern.test(lower)).map(([field]) => field),
    ...comparableWords(lower)
      .filter((word) => !rankWords.has(word) && word.length > 2)
      .map((word) => `stem ${stem(word)}`),
  ]);
}

/**
 * The jobs that are experience of the title: those whose title shares its field or a word that is no mere rank. A
 * title of ranks alone ("Associate") counts where another job is of the field.
 */
export function relatedJobs({ basics, experience }: CvDocument): ExperienceEntry[] {
  const wanted = subjectsOf(basics.headline);
  const subjects = experience.map((job) => subjectsOf(job.position));
  const isRelated = subjects.map((given) => wanted.intersection(given).size > 0);
  const isAnyRelated = isRelated.includes(true);
  return experience.filter((_job, at) => isRelated[at] || (isAnyRelated && subjects[at]?.size === 0));
}

export interface Years {
  years: number;
  /** Whether the count leaves out a job whose end is not known: it is at least this much. */
  isAtLeast: boolean;
}

/**
 * Whole years that the related jobs cover, overlaps counted once, by their stated dates alone; null where none can be
 * read. A job that goes on counts up to `today` ("YYYY-MM"); without it, it is left out and the count is a least one.
 */
export function countYears(document: CvDocument, today: string | undefined): Years | null {
  const jobs = relatedJobs(document);
  const isOpen = ({ end }: ExperienceEntry) => end === PRESENT && today === undefined;
  const spans = jobs
    .filter((job) => job.end !== '' && !isOpen(job))
    .map(({ start, end }) => ({ start, end: end === PRESENT ? (today ?? end) : end }))
    .filter(({ start, end }) => monthsBetween(start, end, end) !== null)
    .toSorted((a, b) => compareDates(a.start, b.start));
  let months = 0;
  let reached = '';
  for (const { start, end } of spans) {
    const from = reached !== '' && compareDates(start, reached) < 0 ? reached : start;
    months += compareDates(end, from) > 0 ? (monthsBetween(from, end, end) ?? 0) : 0;
    if (reached === '' || compareDates(end, reached) > 0) reached = end;
  }
  return spans.length === 0 ? null : { years: Math.floor(months / 12), isAtLeast: jobs.some(isOpen) };
}

/** The whole years of {@link countYears} alone. */
export function yearsOfExperience(document: CvDocument, today: string | undefined): number | null {
  return countYears(document, today)?.years ?? null;
}
