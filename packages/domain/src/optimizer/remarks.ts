import type { PreparedCv } from './prepared-cv.ts';
import type { Checked } from './result.ts';

const LONG_ENOUGH = 500;
const SHORT = 300;
const LONG = 800;
const MOST = 6;
/** A check says something good of a CV only where it weighs something. */
const TELLING = 4;

const praise: Readonly<Record<string, string>> = {
  'email-given': 'Your contact details are complete and easy for machines to find.',
  sections: 'All the sections recruiters look for are there.',
  'jobs-dated': 'Every job has its dates.',
  'strong-verbs': 'Your lines open with what you did.',
  figures: 'At least half of your lines have a figure.',
  outcomes: 'You say what your work achieved.',
  'advert-coverage': 'You cover most of what the job ad asks for.',
  'occupation-skills': 'You list the skills recruiters search for in your occupation.',
  'skills-shown': 'Your jobs back up the skills you list.',
  'long-lines': 'Your lines are short enough to scan.',
  spelling: 'No misspelled words found.',
};

/** What is good about a CV. */
export function strengthsOf(cv: PreparedCv, checks: readonly Checked[]): string[] {
  const good = checks
    .filter(({ id, most, points }) => praise[id] !== undefined && most >= TELLING && points >= 0.9 * most)
    .map(({ id }) => praise[id] ?? '');
  return [...(cv.words > LONG_ENOUGH ? ['It’s long enough to judge you by.'] : []), ...good].slice(0, MOST);
}

/** Where most points are to be had, worst first. */
export function improvementsOf(cv: PreparedCv, checks: readonly Checked[]): string[] {
  const length =
    cv.words < SHORT
      ? [`Add more detail: your CV has ${cv.words} words.`]
      : cv.words > LONG
        ? [`Make it shorter: your CV has ${cv.words} words.`]
        : [];
  const open = checks
    .filter(({ id, most, points, findings }) => id !== 'length' && findings > 0 && most - points >= 1)
    .toSorted((a, b) => b.most - b.points - (a.most - a.points))
    .map(({ label, looksFor }) => `${label}: ${looksFor.charAt(0).toLowerCase()}${looksFor.slice(1)}.`);
  return [...length, ...open].slice(0, MOST);
}
