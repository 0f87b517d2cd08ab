import {
  compareDates,
  isReadableDate,
  PRESENT,
  seasonMonth,
  sinceWords,
  type ExperienceEntry,
} from '../../cv/index.ts';

const SINCE = new RegExp(`(?<!\\p{L})(?:${sinceWords})(?!\\p{L})`, 'iu');
/** A year in words that say nothing else of when: "summers 2016-18", "to about 2019". */
const LOOSE_YEAR = /(?:19|20)\d\d(?!\d|s\b)(?:\s?[-–/]\s?(?<short>\d\d)(?!\d))?/gu;

/** When a post ended, from its date or from words about it; '' where nobody knows. */
function endOf({ start, end }: ExperienceEntry): string {
  const last = end === '' ? start : end;
  if (last === PRESENT || isReadableDate(last)) return last;
  const season = seasonMonth(last);
  if (season !== null) return season;
  const words = `${start} ${end}`;
  if (SINCE.test(words)) return PRESENT;
  const year = /\?| or /.test(words) ? undefined : [...words.matchAll(LOOSE_YEAR)].at(-1);
  return year ? year[0].slice(0, 2) + (year.groups?.short ?? year[0].slice(2, 4)) : '';
}

/**
 * Jobs in the person's order, but none above another that began when it was over; of those that went on together the
 * person knows which counts. Where nobody knows when one ended those still held come first. Gives old indexes.
 */
export function orderJobs(jobs: readonly ExperienceEntry[]): number[] {
  const order = jobs.map((_job, at) => at);
  const ends = jobs.map(endOf);
  if (ends.includes(''))
    return order.toSorted((a, b) => Number(ends[b] === PRESENT) - Number(ends[a] === PRESENT));
  const isOver = (one: number, other: number) => {
    const [end = '', typed = ''] = [ends[one], jobs[other]?.start];
    const start = isReadableDate(typed) ? typed : (ends[other] ?? '');
    const isBefore = compareDates(end, start) <= 0 || (ends[other] === PRESENT && end.startsWith(start));
    return one !== other && end !== PRESENT && isBefore;
  };
  const sorted: number[] = [];
  while (order.length > 0) {
    const next = order.findIndex((one) => !order.some((other) => isOver(one, other)));
    sorted.push(...order.splice(Math.max(0, next), 1));
  }
  return sorted;
}
