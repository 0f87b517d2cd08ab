import {
  compareDates,
  isReadableDate,
  PRESENT,
  seasonMonth,
  sinceWords,
  type ExperienceEntry,
} from '../../cv/index.ts';
import { hasFigure } from '../has-figure.ts';
import { contentStems } from '../vocabulary.ts';

/** More than these of one post nobody reads. */
export const MOST_BULLETS = 6;

/** Of more than a post can show those with a figure, and the rest with what was typed twice; both in the person's order. */
export function chooseBullets(bullets: readonly string[]): { chosen: string[]; more: string[] } {
  const told = [...new Set(bullets)];
  const byFigure = told.toSorted((a, b) => Number(hasFigure(b)) - Number(hasFigure(a)));
  const best = new Set(byFigure.slice(0, MOST_BULLETS));
  return {
    chosen: told.filter((one) => best.has(one)),
    more: bullets.filter((one, at) => !best.has(one) || bullets.indexOf(one) < at),
  };
}

/** Who is to lead others. */
const LEADING =
  /\b(?:supervis\w+|manag\w+|director|head|lead|leader|foreman|coordinator|chief|deputy|principal|superintendent)\b/i;
const STANDS_IN =
  /^(?:acting|deputi[sz]\w+|(?:act|step)\w*(?: up)? as|(?:cover|fill|st[ao]n?o?d|step)\w*(?: in)? for)\b/iu;

/** What speaks of the bullet before it: "Sick leave fell in that time". */
const LEANS =
  /^(?:this|that|these|those|it|they|which)\b|\b(?:in|by|after|since|with|for) (?:this|that|these|those|it)\b|\b(?:others|ones)\b/i;

interface Titles {
  targetRole: string;
  jobTitle: string;
}

/**
 * Bullets in the person's order, but first one that tells of standing in for whoever leads or does what is sought. It
 * stays where it or the next one speaks of another.
 */
export function orderBullets(bullets: readonly string[], { targetRole, jobTitle }: Titles): string[] {
  const [title = ''] = targetRole.split(/,| \/ | \(| (?:or|in|at|for|of) /i, 1);
  const sought = contentStems(title).difference(contentStems(jobTitle));
  const standsIn = (bullet: string) =>
    STANDS_IN.test(bullet) &&
    (LEADING.test(title) || (sought.size > 0 && sought.isSubsetOf(contentStems(bullet))));
  const one = bullets.find(standsIn);
  const at = one === undefined ? -1 : bullets.indexOf(one);
  if (one === undefined || LEANS.test(one) || LEANS.test(bullets[at + 1] ?? '')) return [...bullets];
  return [one, ...bullets.toSpliced(at, 1)];
}

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
