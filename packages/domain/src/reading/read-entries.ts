import { PRESENT, type EducationEntry, type ExperienceEntry } from '../cv/index.ts';
import { entriesIn, type Entry } from './entry.ts';
import { saying, type Fielded } from './field.ts';
import type { Line } from './prepared-line.ts';
import { readHeads, type Head, type HeadReading } from './read-heads.ts';
import type { Words } from './words.ts';

/** A stretch that is neither title nor employer, and the statements, in the order they stand. */
function bulletsOf({ body }: Entry, { rest }: Head): Words[] {
  return [...rest, ...body].filter(({ text }) => text !== '');
}

/** Start and end of an entry. A single date that is an end, as the year of a degree, is no start. */
export function datesOf({ range, dates }: Entry, { isSingleEnd = false } = {}) {
  const isEnd = isSingleEnd && range?.isSingle === true && range.end !== PRESENT;
  return {
    start: saying(isEnd ? '' : (range?.start ?? ''), dates),
    end: saying((isEnd ? range.start : range?.end) ?? '', dates),
  };
}

/** Reads a section of jobs. */
export function readExperience(lines: readonly Line[], by: HeadReading): Fielded<ExperienceEntry>[] {
  const read = readHeads('job', entriesIn(lines), by);
  return read.flatMap(({ entry, head }, at): Fielded<ExperienceEntry>[] => {
    const { what: position, where: company, place: location } = head;
    const next = read[at + 1]?.head;
    // An employer above several positions is no position itself.
    const isEmployerOnly =
      position.text === '' &&
      entry.body.length === 0 &&
      next?.what.text !== '' &&
      next?.where.text === company.text;
    const job = { company, position, location, ...datesOf(entry), bullets: bulletsOf(entry, head) };
    const isBlank = company.text === '' && position.text === '' && job.start.text === '';
    return isEmployerOnly || isBlank ? [] : [job];
  });
}

/** Reads a section of schools, in whose heads nobody looks for known job titles. A single date is the year of the degree. */
export function readEducation(lines: readonly Line[], by: HeadReading): Fielded<EducationEntry>[] {
  return readHeads('school', entriesIn(lines), { weights: by.weights }).flatMap(
    ({ entry, head }): Fielded<EducationEntry>[] => {
      const { what: degree, where: institution, place: location } = head;
      if (institution.text === '' && degree.text === '') return [];
      const dates = datesOf(entry, { isSingleEnd: true });
      return [{ institution, degree, location, ...dates, bullets: bulletsOf(entry, head) }];
    },
  );
}
