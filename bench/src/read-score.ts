import type { CvDocument } from '@candor/domain/cv';
import type { Truth } from '../../packages/read/corpus/truth.ts';
import { isSamePhone, likeness, normalDate, normalLink, normalText } from './read-normal.ts';

/** The fields that are scored, in the order of the table. */
export const fields = [
  'name',
  'email',
  'phone',
  'location',
  'headline',
  'summary',
  'employers',
  'titles',
  'job dates',
  'schools',
  'degrees',
  'school dates',
  'skills',
  'links',
] as const;
export type Field = (typeof fields)[number];

/** Right, wrongly given, and missing values of one field of one document. */
export interface Tally {
  right: number;
  wrong: number;
  missing: number;
}

/** A summary counts where its words are nearly all there: hyphens at line ends may have cost one. */
const SUMMARY_LIKENESS = 0.9;
const PAIR_LIKENESS = 0.4;

type Same = (expected: string, got: string) => boolean;
const sameText: Same = (expected, got) => normalText(expected) === normalText(got);

/** Values of a list against what was found, each counted once. */
function tallyList(expected: readonly string[], got: readonly string[], same: Same = sameText): Tally {
  const left = got.filter((value) => value.trim() !== '');
  const tally: Tally = { right: 0, wrong: 0, missing: 0 };
  for (const value of expected.filter((one) => one !== '')) {
    const at = left.findIndex((found) => same(value, found));
    if (at === -1) tally.missing += 1;
    else {
      tally.right += 1;
      left.splice(at, 1);
    }
  }
  tally.wrong = left.length;
  return tally;
}

/** One value that may be given in several right forms; none expected where there is none. */
function tallyOne(expected: readonly string[], got: string, same: Same = sameText): Tally {
  const forms = expected.filter((form) => form !== '');
  if (forms.length === 0) return { right: 0, wrong: got.trim() === '' ? 0 : 1, missing: 0 };
  if (got.trim() === '') return { right: 0, wrong: 0, missing: 1 };
  const isRight = forms.some((form) => same(form, got));
  return { right: isRight ? 1 : 0, wrong: isRight ? 0 : 1, missing: isRight ? 0 : 1 };
}

interface Entry {
  /** Employer and title, or school and degree. */
  names: readonly [string, string];
  start: string;
  end: string;
}

/** For each expected entry the found one that is most like it, each found one used once; best pairs first. */
function pairs(expected: readonly Entry[], got: readonly Entry[]): Map<Entry, Entry> {
  const likenessOf = (a: Entry, b: Entry) =>
    likeness(a.names[0], b.names[0]) +
    likeness(a.names[1], b.names[1]) +
    (normalDate(a.start) === normalDate(b.start) ? 0.1 : 0);
  const scored = expected
    .flatMap((a) => got.map((b) => ({ a, b, score: likenessOf(a, b) })))
    .toSorted((one, other) => other.score - one.score);
  const paired = new Map<Entry, Entry>();
  const used = new Set<Entry>();
  for (const { a, b, score } of scored) {
    if (score < PAIR_LIKENESS || paired.has(a) || used.has(b)) continue;
    paired.set(a, b);
    used.add(b);
  }
  return paired;
}

/** A single year stands for start and end alike, and may have been read as either. */
function datesOf({ start, end }: Entry): { start: string; end: string } {
  const [first, last] = [normalDate(start), normalDate(end)];
  return { start: first || last, end: last || first };
}

/** Dates count only beside the right entry; those of entries that nobody has are wrong. */
function tallyDates(expected: readonly Entry[], got: readonly Entry[]): Tally {
  const paired = pairs(expected, got);
  const tally: Tally = { right: 0, wrong: 0, missing: 0 };
  const add = (part: Tally) => {
    tally.right += part.right;
    tally.wrong += part.wrong;
    tally.missing += part.missing;
  };
  for (const entry of expected) {
    const found = paired.get(entry);
    const isOneDate = entry.start === entry.end;
    const [want, have] = isOneDate
      ? [datesOf(entry), found ? datesOf(found) : { start: '', end: '' }]
      : [entry, found ?? { start: '', end: '' }];
    for (const key of ['start', 'end'] as const)
      add(tallyOne([want[key]], have[key], (a, b) => normalDate(a) === normalDate(b)));
  }
  const strangers = got.filter((entry) => ![...paired.values()].includes(entry));
  tally.wrong += strangers.flatMap(({ start, end }) => [start, end]).filter((date) => date !== '').length;
  return tally;
}

export interface FieldScore {
  tally: Tally;
  expected: unknown;
  got: unknown;
}

/** Each field of one document against its truth. */
export function scoreDocument(truth: Truth, document: CvDocument): Record<Field, FieldScore> {
  const { basics, experience, education } = document;
  const jobs = truth.jobs.map((job): Entry => ({ ...job, names: [job.company, job.position] }));
  const foundJobs = experience.map((job): Entry => ({ ...job, names: [job.company, job.position] }));
  const schools = truth.schools.map((one): Entry => ({ ...one, names: [one.institution, one.degree] }));
  const foundSchools = education.map((one): Entry => ({ ...one, names: [one.institution, one.degree] }));
  const one = (expected: readonly string[], got: string, same?: Same): FieldScore => ({
    tally: tallyOne(expected, got, same),
    expected: expected.join(' / '),
    got,
  });
  const many = (expected: readonly string[], got: readonly string[], same?: Same): FieldScore => ({
    tally: tallyList(expected, got, same),
    expected,
    got,
  });
  const dates = (expected: readonly Entry[], got: readonly Entry[]): FieldScore => {
    const shown = (entries: readonly Entry[]) =>
      entries.map(({ names, start, end }) => `${names[0]}: ${start}..${end}`);
    return { tally: tallyDates(expected, got), expected: shown(expected), got: shown(got) };
  };
  return {
    name: one(truth.name, basics.name),
    email: one([truth.email], basics.email, (a, b) => a.toLowerCase() === b.trim().toLowerCase()),
    phone: one([truth.phone], basics.phone, isSamePhone),
    location: one(truth.location, basics.location),
    headline: one([truth.headline], basics.headline),
    summary: one([truth.summary], document.summary, (a, b) => likeness(a, b) >= SUMMARY_LIKENESS),
    employers: many(
      jobs.map(({ names }) => names[0]),
      foundJobs.map(({ names }) => names[0]),
    ),
    titles: many(
      jobs.map(({ names }) => names[1]),
      foundJobs.map(({ names }) => names[1]),
    ),
    'job dates': dates(jobs, foundJobs),
    schools: many(
      schools.map(({ names }) => names[0]),
      foundSchools.map(({ names }) => names[0]),
    ),
    degrees: many(
      schools.map(({ names }) => names[1]),
      foundSchools.map(({ names }) => names[1]),
    ),
    'school dates': dates(schools, foundSchools),
    skills: many(
      truth.skills,
      document.skills.map(({ name }) => name),
    ),
    links: many(
      truth.links,
      basics.links.map(({ url }) => url),
      (a, b) => normalLink(a) === normalLink(b),
    ),
  };
}

/** F1 of a tally, 0 to 1; null where nothing was to be found and nothing was. */
export function f1({ right, wrong, missing }: Tally): number | null {
  const all = 2 * right + wrong + missing;
  return all === 0 ? null : (2 * right) / all;
}

export function sum(tallies: readonly Tally[]): Tally {
  return {
    right: tallies.reduce((total, { right }) => total + right, 0),
    wrong: tallies.reduce((total, { wrong }) => total + wrong, 0),
    missing: tallies.reduce((total, { missing }) => total + missing, 0),
  };
}
