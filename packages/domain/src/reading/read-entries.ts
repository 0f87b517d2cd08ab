import { PRESENT, type EducationEntry, type ExperienceEntry } from '../cv/index.ts';
import { entriesIn, type Entry } from './entry.ts';
import type { Line } from './prepared-line.ts';
import type { ReadingOptions } from './read-cv.ts';
import { readHeads, type Head } from './read-heads.ts';

/** A stretch that is neither title nor employer, and the statements, in the order they stand. */
function bulletsOf(entry: Entry, { rest }: Head): string[] {
  return [...rest, ...entry.body].filter((text) => text !== '');
}

/** An entry with how much less the next best reading scores in which each of its fields is something else. */
export interface ReadEntry<E> {
  entry: E;
  margins: Partial<Record<keyof E, number>>;
}

function marginsOf<W extends string, P extends string>({ margins }: Head, what: W, where: P) {
  return { [what]: margins.what, [where]: margins.where, location: margins.place };
}

/** Reads a section of jobs. */
export function readExperience(
  lines: readonly Line[],
  options: ReadingOptions,
): ReadEntry<ExperienceEntry>[] {
  const read = readHeads('job', entriesIn(lines), options);
  return read.flatMap(({ entry, head }, at): ReadEntry<ExperienceEntry>[] => {
    const next = read[at + 1]?.head;
    // An employer above several positions is no position itself.
    const isEmployerOnly =
      head.what === '' && entry.body.length === 0 && next?.what !== '' && next?.where === head.where;
    if (isEmployerOnly) return [];
    const job = {
      company: head.where,
      position: head.what,
      location: head.place,
      start: entry.range?.start ?? '',
      end: entry.range?.end ?? '',
      bullets: bulletsOf(entry, head),
    };
    if (job.company === '' && job.position === '' && job.start === '') return [];
    return [{ entry: job, margins: marginsOf(head, 'position', 'company') }];
  });
}

/** Reads a section of schools. A single date is the year of the degree. */
export function readEducation(lines: readonly Line[]): ReadEntry<EducationEntry>[] {
  return readHeads('school', entriesIn(lines)).flatMap(({ entry, head }): ReadEntry<EducationEntry>[] => {
    const { range } = entry;
    const isEnd = range?.isSingle === true && range.end !== PRESENT;
    const school = {
      institution: head.where,
      degree: head.what,
      location: head.place,
      start: isEnd ? '' : (range?.start ?? ''),
      end: isEnd ? range.start : (range?.end ?? ''),
      bullets: bulletsOf(entry, head),
    };
    if (school.institution === '' && school.degree === '') return [];
    return [{ entry: school, margins: marginsOf(head, 'degree', 'institution') }];
  });
}
