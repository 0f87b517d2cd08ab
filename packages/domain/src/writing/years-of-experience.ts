import { compareDates, monthsBetween, PRESENT, type CvDocument, type ExperienceEntry } from '../cv/index.ts';
import { contentStems } from './vocabulary.ts';

// Time that people list so that no gap is left, and that nobody would call work experience.
const BREAK =
  /\b(?:career break|sabbatical|parental leave|maternity|paternity|family care|full-time (?:carer|parent|mother|father)|stay-at-home|unemployed|gap year|job seeking|travel(?:ling|ing)? year)\b/i;

function monthsOf(jobs: readonly ExperienceEntry[], today: string | undefined): number | null {
  const spans = jobs
    .filter(({ company, position }) => !BREAK.test(`${position}\n${company}`))
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
  return spans.length === 0 ? null : months;
}

/** Whole years covered by the jobs whose dates can be read, overlaps counted once, breaks left out; null where none can. */
export function yearsOfExperience(document: CvDocument, today: string | undefined): number | null {
  const months = monthsOf(document.experience, today);
  return months === null ? null : Math.floor(months / 12);
}

/** Whether most of the years were spent in jobs whose title is akin to this one. */
export function isExperienceIn(title: string, document: CvDocument, today: string | undefined): boolean {
  const wanted = contentStems(title);
  const akin = document.experience.filter(
    ({ position }) => wanted.intersection(contentStems(position)).size > 0,
  );
  return (monthsOf(akin, today) ?? 0) * 2 >= (monthsOf(document.experience, today) ?? 0);
}
