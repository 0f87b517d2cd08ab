import { readFragment } from '@candor/english';
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
const LEAST_WORDS = 4;

const CHANGED =
  /\b(?:from (?!(?:19|20)\d\d\b)\S*\d(?! ?[ap]\.?m\b).{0,40}\bto \S*\d+(?!\d| ?[ap]\.?m\b)|instead of (?:the )?\d|by (?:about |around |over )?[$€£]?\d|(?:up|down) by|rose|fell|sav(?:ed|ing)|won|doubled|halved|award\w*|commended)\b|\b(?:up|down|cut)\b.*\d ?%|[£$€]\d.* to .*[£$€]\d/i;
const SCOPE = /\b(?:across|entire|whole|nationwide|national|international|every|all|department|board)\b/i;

/** How much a bullet proves: 3 a result with its figure, 2 a figure, 1 a scope, 0 a duty. */
function proofOf(bullet: string): number {
  if (hasFigure(bullet)) return CHANGED.test(bullet) ? RESULT : 2;
  return SCOPE.test(bullet) || /^(?:commended|awarded|promoted|won)\b/i.test(bullet) ? 1 : 0;
}

const RESULT = 3;

/** Whether a bullet tells what came of something, with its figure. */
export const isResult = (bullet: string) => proofOf(bullet) === RESULT;

/** Of more than a post can show those nearest to the target and those that prove most, and the rest; both in the person's order. */
export function chooseBullets(
  bullets: readonly string[],
  target: ReadonlySet<string>,
): { chosen: string[]; more: string[] } {
  const weighed = bullets.map((bullet) => {
    const isNear = contentStems(bullet).intersection(target).size > 0;
    // "Write offsets" says least.
    const isShort = bullet.split(/\s+/, LEAST_WORDS).length < LEAST_WORDS;
    return { bullet, weight: proofOf(bullet) + (isNear ? 2 : 0) - (isShort ? 0.5 : 0) };
  });
  const best = new Set(weighed.toSorted((a, b) => b.weight - a.weight).slice(0, MOST_BULLETS));
  return {
    chosen: weighed.filter((one) => best.has(one)).map(({ bullet }) => bullet),
    more: weighed.filter((one) => !best.has(one)).map(({ bullet }) => bullet),
  };
}

/** Who is to lead or teach others. */
const OVER_PEOPLE =
  /\b(?:supervis\w+|manag\w+|director|trainer|head|lead|leader|foreman|coordinator|mentor|instructor|chief)\b/i;
/** What they do, as a bullet's first verb in any form. */
const LEADS = new Set('lead supervise manage train mentor coach teach tutor instruct oversee'.split(' '));
/** "Since 2020 also train": words before the verb. */
const MOST_BEFORE = 4;

/** As a noun, or in another's place. */
const IN_THE_LEAD =
  /^(?:\p{L}+ )?(?:coach|mentor|tutor|trainer|supervisor) (?:for|of|to) |^(?:acting|deputi[sz]\w+|(?:cover|fill|st[ao]n?o?d|step)\w*(?: in)? for)\b/iu;

/** Whether a bullet begins with the leading or teaching of others, where that is not the trade itself. */
function isOverPeople(bullet: string, jobTitle: string): boolean {
  const read = readFragment(bullet);
  const verb = read?.tokens.find(({ pos }) => pos === 'verb');
  const isNew = contentStems(verb?.text ?? '').isDisjointFrom(contentStems(jobTitle));
  const isLed = isNew && !!read && !!verb && LEADS.has(verb.lemma) && read.tokens.indexOf(verb) < MOST_BEFORE;
  return isLed || IN_THE_LEAD.test(bullet);
}

/**
 * Bullets in the person's order, but first the work by which only the target is named, "Guided" for a guide, and the
 * leading of others where that is sought; then results with their figures.
 */
export function orderBullets(
  bullets: readonly string[],
  { targetRole, jobTitle }: { targetRole: string; jobTitle: string },
): string[] {
  const [title = ''] = targetRole.split(/,| \/ | \(| (?:or|in|at|for|of) /i, 1);
  const sought = contentStems(title.slice(title.lastIndexOf(' ') + 1)).difference(contentStems(jobTitle));
  const rankOf = (bullet: string) => {
    const isNear =
      !contentStems(bullet.split(' ', 2).join(' ')).isDisjointFrom(sought) ||
      (OVER_PEOPLE.test(targetRole) && isOverPeople(bullet, jobTitle));
    return 2 * Number(isNear) + Number(isResult(bullet));
  };
  return bullets.toSorted((a, b) => rankOf(b) - rankOf(a));
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

/** Jobs newest first where of every job it is known when it ended, otherwise those still held first, in the person's order. Gives old indexes. */
export function orderJobs(jobs: readonly ExperienceEntry[]): number[] {
  const order = jobs.map((_job, at) => at);
  const ends = jobs.map(endOf);
  if (ends.includes(''))
    return order.toSorted((a, b) => Number(ends[b] === PRESENT) - Number(ends[a] === PRESENT));
  return order.toSorted(
    (a, b) =>
      compareDates(ends[b] ?? '', ends[a] ?? '') || compareDates(jobs[b]?.start ?? '', jobs[a]?.start ?? ''),
  );
}
