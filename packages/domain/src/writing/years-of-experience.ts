import { compareDates, monthsBetween, PRESENT, type CvDocument, type ExperienceEntry } from '../cv/index.ts';
import { emptyHeads, learnerWords, listedBreak, rankWords } from './occupation-words.data.ts';
import { comparableWords } from './vocabulary.ts';

/** "One year break 2015" inside a post. */
const AWAY = /^(?:\w+ ){0,2}(?:years?|months?) (?:break|gap|off|away)\b/i;
/** Where nothing goes on, nothing is still to come. */
const LAST_MONTH = '2100-12';

/** What a job title names: its words without rank, the last of them, and whether one still learns in it. */
interface Trade {
  words: Set<string>;
  /** "" where the title names two trades, or only a rank. */
  head: string;
  isLearner: boolean;
}

/** "Sous Chef, Bistro", "Chef de Partie": what stands behind says where or for whom. */
function tradeOf(title: string): Trade {
  const lower = title.toLowerCase();
  const named = lower.split(/,|\(| [–-] | at /, 1)[0] ?? '';
  const all = comparableWords(named);
  const heads = comparableWords(named.split(/ (?:of|de|for|in|to|with) /, 1)[0] ?? '');
  const head = heads.findLast((word) => !rankWords.has(word)) ?? '';
  return {
    words: new Set(all.filter((word) => !rankWords.has(word))),
    head: emptyHeads.has(head) || / and |&|\//.test(named) ? '' : head,
    isLearner: all.some((word) => learnerWords.has(word)),
  };
}

type Likeness = 'title' | 'head' | 'learner' | 'none' | 'unsure';

/** How surely another title names the occupation of the first: by all its words, by its head alone, as one who learns it, surely not, or nobody knows. */
function likeness(one: Trade, other: Trade): Likeness {
  const isEqual = one.words.size > 0 && one.words.symmetricDifference(other.words).size === 0;
  const isHead = one.head !== '' && one.head === other.head;
  if (isEqual || isHead) {
    if (one.isLearner !== other.isLearner) return other.isLearner ? 'learner' : 'unsure';
    return isEqual || one.words.isSubsetOf(other.words) ? 'title' : 'head';
  }
  const isApart = one.words.isDisjointFrom(other.words) && other.words.size > 0 && one.words.size > 0;
  return isApart ? 'none' : 'unsure';
}

/** Whether an entry tells of a break from work. */
export function isBreak({ company, position }: Pick<ExperienceEntry, 'company' | 'position'>): boolean {
  return listedBreak.test(`${position}\n${company}`);
}

/** How surely each post is of the occupation that the CV is headed by. */
export function likenesses({ basics, experience }: CvDocument): Map<ExperienceEntry, Likeness> {
  const wanted = tradeOf(basics.headline);
  return new Map(experience.map((job) => [job, likeness(wanted, tradeOf(job.position))]));
}

/** The posts that surely are of the occupation that the CV is headed by. */
export function sameTradeJobs(document: CvDocument): ExperienceEntry[] {
  const like = likenesses(document);
  return document.experience.filter((job) => !isBreak(job) && /title|head/.test(like.get(job) ?? ''));
}

/** Whether a post's dates say when it was: both ends, in order, none of them still to come. */
export function isDated({ start, end }: { start: string; end: string }, today: string): boolean {
  const last = end === PRESENT ? today : end;
  return (
    monthsBetween(start, last, today) !== null &&
    compareDates(start, last) <= 0 &&
    monthsBetween(today, last, today) === 0
  );
}

function monthsOf(jobs: readonly ExperienceEntry[], today: string): number {
  let [months, reached] = [0, ''];
  for (const { start, end } of jobs.toSorted((a, b) => compareDates(a.start, b.start))) {
    const last = end === PRESENT ? today : end;
    const from = reached !== '' && compareDates(start, reached) < 0 ? reached : start;
    if (compareDates(last, from) > 0) months += monthsBetween(from, last, today) ?? 0;
    if (reached === '' || compareDates(last, reached) > 0) reached = last;
  }
  return months;
}

export interface Years {
  years: number;
  /** The one word that names all posts that are counted ("nurse"); '' where all of the title does. */
  head: string;
}

const worked = ({ experience }: CvDocument) => experience.filter((job) => !isBreak(job));

/** The month up to which posts can be counted; null where a date of theirs cannot be. */
function lastMonth(jobs: readonly ExperienceEntry[], today: string | undefined): string | null {
  const last = today ?? (jobs.some(({ end }) => end === PRESENT) ? undefined : LAST_MONTH);
  return last !== undefined &&
    jobs.every((job) => isDated(job, last) && !job.bullets.some((one) => AWAY.test(one)))
    ? last
    : null;
}

/**
 * Whole years in the occupation that a CV is headed by, overlaps counted once and the time of learning it not. Null unless
 * that is sure: every post is surely of the occupation or surely of another one, and the dates of the first are read, in
 * order and not still to come. `today` is "YYYY-MM"; without it nothing is sure of a CV with a post that goes on.
 */
export function countYears(document: CvDocument, today: string | undefined): Years | null {
  const like = likenesses(document);
  const counted = sameTradeJobs(document);
  const last = lastMonth(counted, today);
  const isUnsure = worked(document).some((job) => like.get(job) === 'unsure');
  if (last === null || isUnsure || counted.length === 0) return null;
  const isOfHead = counted.some((job) => like.get(job) === 'head');
  return {
    years: Math.floor(monthsOf(counted, last) / 12),
    head: isOfHead ? tradeOf(document.basics.headline).head : '',
  };
}

/**
 * The counts of years that a sentence about a CV may state: those of the posts that surely are of its occupation, and
 * where it names no title those of all posts, breaks left out. None where a date cannot be counted.
 */
export function statableYears(
  document: CvDocument,
  today: string | undefined,
): (sentence: string) => number[] {
  const yearsAt = (jobs: readonly ExperienceEntry[]) => {
    const last = lastMonth(jobs, today);
    return last === null || jobs.length === 0 ? [] : [Math.floor(monthsOf(jobs, last) / 12)];
  };
  const ofTrade = [...yearsAt(sameTradeJobs(document)), countYears(document, today)?.years ?? []].flat();
  const ofAll = yearsAt(worked(document));
  const titles = tradeOf(document.basics.headline).words;
  return (sentence) =>
    comparableWords(sentence).some((word) => titles.has(word)) ? ofTrade : [...ofTrade, ...ofAll];
}
