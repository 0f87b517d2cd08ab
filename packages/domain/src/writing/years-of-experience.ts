import { compareDates, monthsBetween, PRESENT, type CvDocument, type ExperienceEntry } from '../cv/index.ts';
import { occupationFields, rankWords } from './occupation-fields.data.ts';
import { comparableWords, stem } from './vocabulary.ts';

// Time that people list so that no gap is left, and that nobody would call work experience.
const BREAK =
  /\b(?:career break|sabbatical|parental leave|maternity|paternity|family care|full-time (?:carer|parent|mother|father)|stay-at-home|unemployed|gap year|job seeking|travel(?:ling|ing)? year)\b/i;
const fields = Object.entries(occupationFields);

/** "CEO" for "Chief Executive Officer", both ways. */
function areInitials(short: string, title: string): boolean {
  const words = title.match(/\p{L}+/gu) ?? [];
  return words.length > 1 && short === words.map((word) => word.charAt(0).toUpperCase()).join('');
}

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

/** Whether an entry tells of a break from work. */
export function isBreak({ company, position }: ExperienceEntry): boolean {
  return BREAK.test(`${position}\n${company}`);
}

/**
 * The jobs that are experience of the title: those whose title shares its field or a word that is no mere rank. A
 * title of ranks alone ("Associate") counts where another job is of the field.
 */
export function relatedJobs({ basics, experience }: CvDocument): ExperienceEntry[] {
  const wanted = subjectsOf(basics.headline);
  const subjects = experience.map((job) => subjectsOf(job.position));
  const isRelated = experience.map(({ position }, at) => {
    const isShort = areInitials(position, basics.headline) || areInitials(basics.headline, position);
    return isShort || wanted.intersection(subjects[at] ?? new Set()).size > 0;
  });
  const isAnyRelated = isRelated.includes(true);
  return experience.filter(
    (job, at) => !isBreak(job) && (isRelated[at] || (isAnyRelated && subjects[at]?.size === 0)),
  );
}

export interface Years {
  years: number;
  /** Whether a job whose end is not known was left out: it is at least this much. */
  isAtLeast: boolean;
  /** `field` where the jobs are of the title's own field, `any` where none of them is. */
  of: 'field' | 'any';
}

function yearsOf(jobs: readonly ExperienceEntry[], today: string | undefined): number | null {
  const spans = jobs
    .filter(({ end }) => end !== '' && (end !== PRESENT || today !== undefined))
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
  return spans.length === 0 ? null : Math.floor(months / 12);
}

/**
 * Whole years that the jobs of the title's field cover, by their stated dates alone and overlaps counted once; of all
 * jobs where none is of the field, breaks left out; null where no date can be read. A job that goes on counts up to
 * `today` ("YYYY-MM"); without it, it is left out and the count is a least one.
 */
export function countYears(document: CvDocument, today: string | undefined): Years | null {
  const related = relatedJobs(document);
  const isField = related.length > 0;
  const jobs = isField ? related : document.experience.filter((job) => !isBreak(job));
  const years = yearsOf(jobs, today);
  const isAtLeast = today === undefined && jobs.some(({ end }) => end === PRESENT);
  return years === null ? null : { years, isAtLeast, of: isField ? 'field' : 'any' };
}

/** Every count of years that a summary may state: those of {@link countYears}, and of all jobs but breaks. */
export function statableYears(document: CvDocument, today: string | undefined): number[] {
  const jobs = document.experience.filter((job) => !isBreak(job));
  return [countYears(document, today)?.years ?? null, yearsOf(jobs, today)].filter((years) => years !== null);
}
