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
import { numberFacts } from '../number-facts.ts';
import { contentStems } from '../vocabulary.ts';

/** More than these of one post nobody reads. */
export const MOST_BULLETS = 6;
const LEAST_WORDS = 4;

const CHANGED =
  /\b(?:from (?!(?:19|20)\d\d\b)\S*\d(?! ?[ap]\.?m\b).{0,40}\bto \S*\d+(?!\d| ?[ap]\.?m\b)|instead of (?:the )?\d|by (?:about |around |over )?[$€£]?\d|from (?:about |around )?(?!(?:19|20)\d\d\b|\d+ ?[ap]\.?m)\d\S* (?:\p{L}+ ){1,3}to \d|(?:up|down) by|rose|fell|sav(?:ed|ing)|won|doubled|halved|award\w*|commended)\b|\b(?:up|down|cut)\b.*\d ?%|[£$€]\d.* to .*[£$€]\d|\d ?(?<unit>(?![ap]m\b)[\p{L}%/]+) to (?:about )?[\d.,]+ ?\k<unit>/iu;
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

/** Who is to lead others, and who is to teach them; with what they do, as a bullet's first verb in any form. */
const LEADING = /\b(?:supervis\w+|manag\w+|director|head|lead|leader|foreman|coordinator|chief)\b/i;
const OVER_PEOPLE: readonly (readonly [RegExp, ReadonlySet<string>])[] = [
  [LEADING, new Set('lead supervise manage oversee'.split(' '))],
  [
    /\b(?:trainer|mentor|instructor|teacher|tutor|coach|lecturer)\b/i,
    new Set('train mentor coach teach tutor instruct lecture'.split(' ')),
  ],
];
/** "Since 2020 also train": words before the verb. */
const MOST_BEFORE = 4;

/** As a noun, or in another's place. */
const IN_THE_LEAD =
  /^(?:\p{L}+ )?(?:coach|mentor|tutor|trainer|supervisor) (?:for|of|to) |^(?:acting|deputi[sz]\w+|(?:act|step)\w*(?: up)? as|(?:cover|fill|st[ao]n?o?d|step)\w*(?: in)? for|line[- ]manage\w*)\b/iu;

/** Whether a bullet begins with the leading of others, or where that is sought the teaching, and is not the trade itself. */
function isOverPeople(bullet: string, { targetRole, jobTitle }: Titles): boolean {
  const sought = OVER_PEOPLE.filter(([title]) => title.test(targetRole));
  if (sought.length === 0) return false;
  const read = readFragment(bullet);
  const verb = read?.tokens.find(({ pos }) => pos === 'verb');
  const isNew = contentStems(verb?.text ?? '').isDisjointFrom(contentStems(jobTitle));
  const isLed =
    isNew &&
    !!read &&
    !!verb &&
    sought.some(([, verbs]) => verbs.has(verb.lemma)) &&
    read.tokens.indexOf(verb) < MOST_BEFORE;
  return isLed || IN_THE_LEAD.test(bullet);
}

interface Titles {
  targetRole: string;
  jobTitle: string;
}

const MONEY = /[£$€]\s?[\d.,]+\s?(?:k|m|bn|million|billion)?\b/giu;

/** The greatest sum of money that a bullet names; 0 where none. */
const sumOf = (bullet: string) =>
  Math.max(
    0,
    ...[...bullet.matchAll(MONEY)].flatMap(([sum]) => numberFacts(sum.slice(1)).map(({ value }) => value)),
  );

/** Whether a bullet is fit to be read first: no doubt in it, and "I" only in a clause that hangs on another. */
function isFit(bullet: string): boolean {
  const tokens = readFragment(bullet)?.tokens ?? [];
  const isHung = tokens.every(
    ({ text }, at) =>
      text !== 'I' ||
      tokens[at - 1]?.pos === 'subordinator' ||
      (tokens[at - 1]?.text === 'and' && tokens.slice(1, at).some(({ pos }) => pos === 'subordinator')),
  );
  return isHung && !/\?|XX/.test(bullet);
}

/** Whether a bullet leans on the one before it: a pronoun that nothing before it in the bullet can mean. */
const leans = (bullet: string) => /^\P{L}*(?:\p{L}+ ){0,2}(?:it|them|they|these|those|this)\b/iu.test(bullet);

/**
 * Bullets in the person's order, but first the work by which only the target is named, "Guided" for a guide, and the
 * leading of others where that is sought; then results with their figures. For whoever is to lead, the
 * greatest sum of money stays first where it was typed first; what leans on another bullet stays behind it.
 */
export function orderBullets(bullets: readonly string[], titles: Titles): string[] {
  const [title = ''] = titles.targetRole.split(/,| \/ | \(| (?:or|in|at|for|of) /i, 1);
  const held = contentStems(titles.jobTitle);
  const named = contentStems(title).difference(held);
  const sought = contentStems(title.slice(title.lastIndexOf(' ') + 1)).difference(held);
  const rankOf = (bullet: string, at: number) => {
    if (!isFit(bullet)) return 0;
    const isNear =
      !contentStems(bullet.split(' ', 2).join(' ')).isDisjointFrom(sought) ||
      (named.size > 1 && named.isSubsetOf(contentStems(bullet))) ||
      isOverPeople(bullet, titles);
    const isGreatest =
      at === 0 &&
      LEADING.test(titles.targetRole) &&
      sumOf(bullet) > Math.max(0, ...bullets.slice(1).map(sumOf));
    return 4 * Number(isGreatest) + 2 * Number(isNear) + Number(isResult(bullet));
  };
  const groups: { rank: number; bullets: string[] }[] = [];
  for (const [at, bullet] of bullets.entries())
    if (at > 0 && leans(bullet)) groups.at(-1)?.bullets.push(bullet);
    else groups.push({ rank: rankOf(bullet, at), bullets: [bullet] });
  return groups.toSorted((a, b) => b.rank - a.rank).flatMap((one) => one.bullets);
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
