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
  /\b(?:from (?!(?:19|20)\d\d\b)\S*\d(?! ?[ap]\.?m\b).{0,40}\bto \S*\d+(?!\d| ?[ap]\.?m\b)|instead of (?:the )?\d|by (?:about |around |over )?[$€£]?\d|from (?:about |around )?(?!(?:19|20)\d\d\b|\d+ ?[ap]\.?m)\d\S* (?:\p{L}+ ){1,3}to \d|(?:up|down) by|rose|fell|sav(?:ed|ing)|brought in|won|doubled|halved|award\w*|commended)\b|\braised [£$€]\d|\b(?:up|down|cut)\b.*\d ?%|[£$€]\d.* to .*[£$€]\d|\d ?(?<unit>(?![ap]m\b)[\p{L}%/]+) to (?:about )?[\d.,]+ ?\k<unit>|\d\D* when I (?:came|started|joined)\b.*\d/iu;
const SCOPE =
  /\b(?:across|entire|whole|nationwide|national|international|every|all|department|board|committee|working group)\b/i;
/** When somebody works says least. */
const HOURS =
  /^(?!.*\b(?:lead|led|manag\w*|supervis\w*|team)\b)(?:(?:\d+|eight|ten|twelve)[ -]?(?:hours?|hrs?)|(?:rotating |split |night |day )?(?:shifts|days and nights))\b/i;

/** How much a bullet proves: 3 a result with its figure, 2 a figure, 1 a scope, 0 a duty. */
function proofOf(bullet: string): number {
  if (HOURS.test(bullet)) return -1;
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
const LEADING =
  /\b(?:supervis\w+|manag\w+|director|head|lead|leader|foreman|coordinator|chief|deputy|principal|superintendent)\b/i;
const TEACHING = /\b(?:trainer|mentor|instructor|teacher|tutor|coach|lecturer|assessor)\b/i;
const LEADS = new Set('lead supervise manage oversee'.split(' '));
const TEACHES = new Set('train mentor coach teach tutor instruct lecture'.split(' '));
/** "Since 2020 also train": words before the verb. */
const MOST_BEFORE = 4;

/** In another's place, or over others, as a noun. */
const STANDS_IN =
  /^(?:acting|deputi[sz]\w+|(?:act|step)\w*(?: up)? as|(?:cover|fill|st[ao]n?o?d|step)\w*(?: in)? for)\b/iu;
const IS_OVER =
  /^(?:\p{L}+ )?(?:coach|mentor|tutor|trainer|supervisor) (?:for|of|to) |^(?:line[- ]manage\w*)\b|^(?:in charge of|foreman|leading hand|team leader|supervisor)\b.*\d|^(?:staff|team|crew) of \d/iu;
/** Work with those who are new: "Buddy driver, around 35 new drivers", "Induction of new staff". */
const NEWCOMERS =
  /\b(?:new|junior) (?:\p{L}+ )?(?:staff|starters?|joiners?|recruits?|colleagues?|drivers?|\p{L}+ers)\b|\b(?:trainees?|apprentices?|inductions?|buddy)\b/iu;

interface Titles {
  targetRole: string;
  jobTitle: string;
}

/** Whether a bullet begins with the leading of others, or where that is sought the teaching, and is not the trade itself. */
function isOverPeople(bullet: string, { targetRole, jobTitle }: Titles): boolean {
  const [isLeader, isTeacher] = [LEADING.test(targetRole), TEACHING.test(targetRole)];
  if (!isLeader && !isTeacher) return false;
  if (IS_OVER.test(bullet) || STANDS_IN.test(bullet) || (isTeacher && NEWCOMERS.test(bullet))) return true;
  const read = readFragment(bullet);
  const verb = read?.tokens.find(({ pos }) => pos === 'verb');
  return (
    !!read &&
    !!verb &&
    contentStems(verb.text).isDisjointFrom(contentStems(jobTitle)) &&
    ((isLeader && LEADS.has(verb.lemma)) || (isTeacher && TEACHES.has(verb.lemma))) &&
    read.tokens.indexOf(verb) < MOST_BEFORE
  );
}

/** Whether a bullet is fit to be read first: no doubt in it, nobody else in its second half, and "I" only in a clause that hangs on another. */
function isFit(bullet: string): boolean {
  const tokens = readFragment(bullet.split(';', 1)[0] ?? '')?.tokens ?? [];
  const isHung = tokens.every(
    ({ text }, at) =>
      text !== 'I' ||
      tokens[at - 1]?.pos === 'subordinator' ||
      (tokens[at - 1]?.text === 'and' && tokens.slice(1, at).some(({ pos }) => pos === 'subordinator')),
  );
  return isHung && !/\?|XX|\bus\b|, we /i.test(bullet);
}

/** Whether a bullet leans on the one before it: a word for something that nothing before it in the bullet can mean. */
const leans = (bullet: string) =>
  /^\P{L}*(?:\p{L}+ ){0,2}(?:it|them|they|these|those|this|another|also|there)\b|\b(?:\p{L}+ ones|the (?:others?|rest|same))\b/iu.test(
    bullet,
  );

/**
 * Bullets in the person's order, but first the work by which only the target is named, "Guided" for a guide, and the
 * leading of others where that is sought, before all else in the place of whoever does what is sought; then results
 * with their figures; hours last. What leans on another bullet stays behind it.
 */
export function orderBullets(bullets: readonly string[], titles: Titles): string[] {
  const [title = ''] = titles.targetRole.split(/,| \/ | \(| (?:or|in|at|for|of) /i, 1);
  const held = contentStems(titles.jobTitle);
  const named = contentStems(title.split(' ').slice(-2).join(' ')).difference(held);
  const sought = contentStems(title.slice(title.lastIndexOf(' ') + 1)).difference(held);
  const initials = new RegExp(`\\b${(title.match(/\b\p{L}/gu) ?? []).join('')}\\b`, 'u');
  const rankOf = (bullet: string, at: number) => {
    if (HOURS.test(bullet)) return -1;
    // What somebody answers for, where they said it first.
    if (at === 0 && LEADING.test(titles.targetRole) && /[£$€]\s?\d/.test(bullet)) return 4;
    const stems = contentStems(bullet);
    const isNamed =
      (named.size > 1 && named.isSubsetOf(stems)) || (title.includes(' ') && initials.test(bullet));
    if (STANDS_IN.test(bullet) && isNamed) return 4;
    if (!isFit(bullet)) return 0;
    const isNear =
      !contentStems(bullet.split(' ', 2).join(' ')).isDisjointFrom(sought) ||
      isNamed ||
      isOverPeople(bullet, titles);
    return 2 * Number(isNear) + Number(isResult(bullet));
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
