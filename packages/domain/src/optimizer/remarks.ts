import { plural, say } from '../say/index.ts';
import type { PreparedCv } from './prepared-cv.ts';
import type { Checked } from './result.ts';

const LONG_ENOUGH = 500;
const SHORT = 300;
const LONG = 800;
const MOST = 6;
/** A check says something good of a CV only where it weighs something. */
const TELLING = 4;

interface Praise {
  says: () => string;
  /** Checks of the same thing: a finding of any of them, and it is no strength. */
  of: readonly string[];
}

const praises: Readonly<Record<string, Praise>> = {
  'email-given': {
    says: () => say`Your contact details are complete and easy for machines to find.`,
    of: ['email-given', 'phone-given', 'place-given'],
  },
  sections: {
    says: () => say`All the sections recruiters look for are there.`,
    of: ['sections', 'summary-given', 'skills-listed', 'skills-shown'],
  },
  'jobs-dated': { says: () => say`Every job has its dates.`, of: ['jobs-dated', 'dates-readable'] },
  'strong-verbs': {
    says: () => say`Your lines open with what you did.`,
    of: ['strong-verbs', 'weak-openings', 'passive', 'first-person'],
  },
  figures: { says: () => say`At least half of your lines have a figure.`, of: ['figures', 'job-figures'] },
  outcomes: { says: () => say`You say what your work achieved.`, of: ['outcomes'] },
  'advert-coverage': { says: () => say`You cover most of what the job ad asks for.`, of: [] },
  'occupation-skills': {
    says: () => say`You list the skills recruiters search for in your occupation.`,
    of: ['occupation-skills', 'skills-shown'],
  },
  'skills-shown': { says: () => say`Your jobs back up the skills you list.`, of: ['skills-shown'] },
  'long-lines': { says: () => say`Your lines are short enough to scan.`, of: ['long-lines', 'long-words'] },
  spelling: { says: () => say`No misspelled words found.`, of: ['spelling', 'grammar', 'doubled-words'] },
};

/** What is good about a CV; of nothing that is to be made better. */
export function strengthsOf(cv: PreparedCv, checks: readonly Checked[]): string[] {
  const found = new Set(checks.filter(({ findings }) => findings > 0).map(({ id }) => id));
  const good = checks.flatMap(({ id, most, points }) => {
    const praise = praises[id];
    const isCovered =
      praise && most >= TELLING && points >= 0.9 * most && !praise.of.some((one) => found.has(one));
    return isCovered ? [praise.says()] : [];
  });
  const isLong = cv.words > LONG_ENOUGH && cv.words <= LONG && !found.has('length');
  return [...(isLong ? [say`It’s long enough to judge you by.`] : []), ...good].slice(0, MOST);
}

/** Where most points are to be had, worst first. */
export function improvementsOf(cv: PreparedCv, checks: readonly Checked[]): string[] {
  // What holds the score is said with it.
  const length = checks.some(({ id, findings }) => id === 'length' && findings > 0)
    ? []
    : cv.words < SHORT
      ? [say`Add more detail: your CV has ${plural(cv.words, { one: '# word', other: '# words' })}.`]
      : cv.words > LONG
        ? [say`Make it shorter: your CV has ${plural(cv.words, { one: '# word', other: '# words' })}.`]
        : [];
  const open = checks
    .filter(({ id, most, points, findings }) => id !== 'length' && findings > 0 && most - points >= 1)
    .toSorted((a, b) => b.most - b.points - (a.most - a.points))
    .map(({ label, looksFor }) => `${label}. ${looksFor}.`);
  return [...length, ...open].slice(0, MOST);
}
