import { PRESENT, type EducationEntry, type ExperienceEntry } from '../cv/index.ts';
import { chooseRoles, type Roles } from './choose-roles.ts';
import { isColumnHeads } from './entry-labels.ts';
import { entriesIn, type Entry } from './entry.ts';
import { jobWeights, schoolWeights } from './head-weights.data.ts';
import type { Line } from './prepared-line.ts';
import type { ReadingOptions } from './read-cv.ts';
import { jobScores, schoolScores } from './scores.ts';
import { splitHead } from './split-head.ts';
import { degreeScore, schoolScore } from './word-scores.ts';

function placeOf({ places }: Roles): string {
  return [...new Set(places)].slice(0, 2).join(', ');
}

/** A stretch that is neither title nor employer, and the statements, in the order they stand. */
function bulletsOf(entry: Entry, roles: Roles): string[] {
  return [...roles.rest.filter((text) => text.length > 2), ...entry.body].filter((text) => text !== '');
}

/** The entries of a section; headings over the columns of a table are none. */
export function entriesOf(lines: readonly Line[]): Entry[] {
  return entriesIn(lines.filter(({ text }) => !isColumnHeads(text)));
}

/** Reads a section of jobs. */
export function readExperience(lines: readonly Line[], options: ReadingOptions): ExperienceEntry[] {
  const entries = entriesOf(lines);
  const scores = jobScores(options.titleCertainty);
  const roles = chooseRoles(
    entries.map((entry) => splitHead(entry)),
    scores,
    jobWeights,
  );
  return entries.flatMap((entry, at): ExperienceEntry[] => {
    const role = roles[at];
    if (!role) return [];
    const next = roles[at + 1];
    // An employer above several positions is no position itself.
    const isEmployerOnly =
      role.what === '' && entry.body.length === 0 && next?.what !== '' && next?.where === role.where;
    if (isEmployerOnly) return [];
    const job = {
      company: role.where,
      position: role.what,
      location: placeOf(role),
      start: entry.range?.start ?? '',
      end: entry.range?.end ?? '',
      bullets: bulletsOf(entry, role),
    };
    return job.company === '' && job.position === '' && job.start === '' ? [] : [job];
  });
}

/** A degree and its subject are often parted ("Bachelor – Computer Science"): what stands beside it belongs to it. */
export function wholeDegree({ what, rest }: Pick<Roles, 'what' | 'rest'>): {
  degree: string;
  others: string[];
} {
  const subject = rest.find(
    (text) => text.length <= 70 && !/\d{2}|:|[.!]$/.test(text) && schoolScore(text) === 0,
  );
  if (subject === undefined) return { degree: what, others: rest };
  const others = rest.filter((text) => text !== subject);
  const joint = /\s(?:in|of|en|de|di|em|für|der)$/iu.test(what) ? ' ' : ', ';
  return {
    degree:
      degreeScore(what) > 0 || degreeScore(subject) === 0
        ? `${what}${joint}${subject}`
        : `${subject}, ${what}`,
    others,
  };
}

/** Reads a section of schools. A single date is the year of the degree. */
export function readEducation(lines: readonly Line[]): EducationEntry[] {
  const entries = entriesOf(lines);
  const roles = chooseRoles(
    entries.map((entry) => splitHead(entry)),
    schoolScores,
    schoolWeights,
  );
  return entries.flatMap((entry, at): EducationEntry[] => {
    const role = roles[at];
    if (!role) return [];
    const { range } = entry;
    const isEnd = range?.isSingle === true && range.end !== PRESENT;
    const { degree, others } = wholeDegree(role);
    const school = {
      institution: role.where,
      degree,
      location: placeOf(role),
      start: isEnd ? '' : (range?.start ?? ''),
      end: isEnd ? range.start : (range?.end ?? ''),
      bullets: bulletsOf(entry, { ...role, rest: others }),
    };
    return school.institution === '' && school.degree === '' ? [] : [school];
  });
}
