import { meaningsOf, readFragment } from '@candor/english';
import {
  compareDates,
  isReadableDate,
  PRESENT,
  type CvDocument,
  type CvRequest,
  type ExperienceEntry,
} from '../../cv/index.ts';
import { thesaurusOf } from '@candor/english/thesaurus';
import { indefiniteArticle } from '../../text/index.ts';
import type { LeftOut } from '../report.ts';
import { asSentence } from '@candor/english/spelling';
import { countYears, isBreak, isDated, likenesses } from '../years-of-experience.ts';
import { isGoal, ownSummary } from './own-summary.ts';
import { insideWords, numberWord, withArticle } from './role-words.ts';
import { capitalised } from './write-statement.ts';

const OWN_EMPLOYER = /^(?:self[- ]employed|freelance\w*|own business)$/i;
/** Fewer years are not worth telling. */
const FEWEST_YEARS = 2;
/** What is left of a typed summary and is shorter tells nothing. */
export const LEAST_WORDS = 4;

/** How English ends words for people by what they do. */
const AGENT =
  /(?:er|or|ist|ant|ent|ian|man|woman|person|hand|smith|wright|chef|lead|head|medic|wife|ista|tress|[a-z]{3,}tive|CEO|COO|CFO)$/i;
const isAgent = (title: string) =>
  AGENT.test(title) || thesaurusOf(title.slice(title.lastIndexOf(' ') + 1).toLowerCase()).isPerson;

/** A title as a trade: the first of several, without the field behind a comma or in brackets. */
const tradeOf = (title: string) => insideWords(title.split(/,| \/ | \(/, 1)[0] ?? title);
const withA = (title: string) => `${indefiniteArticle(title)} ${title}`;

/** Whether an employer is named: "Petal & Thorn", not "Hotel", "office block" or "Big regional firm". */
function isNamed(company: string): boolean {
  const [first = '', ...rest] = company.split(/[\s,]+/);
  const isCommon = (word: string) => meaningsOf(word.toLowerCase()).length > 0;
  return company !== '' && !(isCommon(first) && rest.every((one) => !/\p{Lu}|\d/u.test(one)));
}

function atEmployer({ company }: ExperienceEntry): string {
  return OWN_EMPLOYER.test(company) ? ` ${company.toLowerCase()}` : ` at ${withArticle(company)}`;
}

/** The last post before this one, in words: ", previously a fitter there"; '' where it may be of another trade, or went on beside it. */
function beforeIt(now: ExperienceEntry, document: CvDocument): string {
  const like = likenesses(document);
  const isOver = ({ end }: ExperienceEntry) => compareDates(end, now.start) <= 0 || now.start.startsWith(end);
  const [last] = document.experience
    .filter((job) => isReadableDate(job.end) && isOver(job) && !isBreak(job))
    .toSorted((a, b) => compareDates(b.end, a.end));
  if (!last || !isNamed(last.company) || like.get(last) === 'none') return '';
  const post = tradeOf(last.position);
  if (!isAgent(post) || post !== insideWords(last.position) || last.position === now.position) return '';
  return `, previously ${withA(post)}${last.company === now.company ? ' there' : atEmployer(last)}`;
}

/**
 * Who somebody is: trade and years of it, "Florist with nine years' experience, now at Petal"; where the years are not
 * sure, the one present post with what came before it. '' where no post is of the trade.
 */
function identityOf(request: CvRequest, document: CvDocument, today: string | undefined): string {
  const { jobTitle, targetRole } = request;
  const held = document.experience.filter(({ end }) => end === PRESENT);
  const now = held.length === 1 ? held[0] : undefined;
  const count = countYears(document, today);
  const trade = count?.head || tradeOf(jobTitle);
  // "Sales" is nobody.
  if (count && count.years >= FEWEST_YEARS && isAgent(trade)) {
    const like = now && likenesses(document).get(now);
    const place = now && like !== 'none' && isNamed(now.company) ? atEmployer(now) : '';
    const years = numberWord(count.years);
    // Whoever seeks another title has this one.
    const isOwn = like === 'title' || (like === 'head' && targetRole !== '' && targetRole !== jobTitle);
    if (count.head !== '' && isOwn)
      return asSentence(`${capitalised(tradeOf(jobTitle))}${place}, with ${years} years as ${withA(trade)}`);
    return asSentence(
      `${capitalised(trade)} with ${years} years' experience${place === '' ? '' : `, now${place}`}`,
    );
  }
  if (!now || !isNamed(now.company) || !isDated(now, today ?? '') || isBreak(now)) return '';
  const post = tradeOf(now.position);
  const like = likenesses(document);
  if (!isAgent(post) || /volunt/i.test(now.position) || like.get(now) === 'none') return '';
  const before = beforeIt(now, document);
  const isOnly = document.experience.every((job) => job === now || isBreak(job) || like.get(job) === 'none');
  const since = isOnly || before !== '' ? ` since ${now.start.slice(0, 4)}` : '';
  // "Electrician at Volt" says no more than the post below it.
  if (since === '' && goalOf(request) === '') return '';
  return asSentence(`${capitalised(post)}${atEmployer(now)}${since}${before}`);
}

/** What is sought, where it is a plain title; "production supervisor in garment factory" lacks an article. */
function goalOf({ targetRole, jobTitle }: CvRequest): string {
  const sought = targetRole.replace(/ \([^()]*\)$/, '');
  const [head = '', ...rest] = sought.split(/ (?=of )/);
  const isTitle = isAgent(head) && /^[\p{L}\p{N} &'’-]+$/u.test(sought);
  if (!isTitle || / (?:in|at|for|with|on|or|and) /i.test(sought)) return '';
  if (sought.toLowerCase() === jobTitle.toLowerCase()) return '';
  // "Head of Learning" there is one of.
  return asSentence(`Looking for a role as ${rest.length > 0 ? sought : withA(insideWords(sought))}`);
}

export interface ComposedSummary {
  summary: string;
  leftOut: LeftOut[];
}

/** Whether a sentence leaves out who it is about: a wish, "I sew", or "Holds an HGV licence". */
function isWithoutSubject(sentence: string): boolean {
  return (
    isGoal(sentence) ||
    /^I (?!am |was )/.test(sentence) ||
    readFragment(sentence)?.tokens[0]?.form === 'present3'
  );
}

/**
 * The summary of a CV. What was typed stands sentence by sentence, as far as a summary can say it; who somebody is goes
 * before it only where nothing of it says so. Where nothing stands: who, since when and where, and where to; none of it
 * where who cannot be said for sure. What of the typed one is not in it is given back.
 */
export function composeSummary(request: CvRequest, document: CvDocument, today?: string): ComposedSummary {
  const { summary: typed, jobTitle } = request;
  const trade = [jobTitle, ...document.experience.map(({ position }) => position)].join(' ');
  const { sentences, left } = typed.trim() === '' ? { sentences: [], left: [] } : ownSummary(typed, trade);
  // Beside years that were typed ours would be a second count.
  const isOpen = sentences.every((one) => isWithoutSubject(one) && !/\byears?\b/.test(one));
  const who = isOpen ? identityOf(request, document, today) : '';
  const goal = sentences.every((one) => isWithoutSubject(one) && !isGoal(one)) ? goalOf(request) : '';
  const words = sentences.join(' ').split(/\s+/);
  const isRest = who === '' && words.length < (words[0] === 'I' ? 2 * LEAST_WORDS : LEAST_WORDS);
  if (left.length > 0 && sentences.length > 0 && isRest)
    return { summary: '', leftOut: [{ place: 'summary', text: typed, reason: 'rewritten' }] };
  return {
    summary: [who, ...sentences, goal].filter((one) => one !== '').join(' '),
    leftOut: left.map((one) => ({ place: 'summary', ...one })),
  };
}
