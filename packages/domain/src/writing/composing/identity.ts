import { meaningsOf } from '@candor/english';
import { asSentence } from '@candor/english/spelling';
import { thesaurusOf } from '@candor/english/thesaurus';
import {
  compareDates,
  isReadableDate,
  PRESENT,
  type CvDocument,
  type CvRequest,
  type ExperienceEntry,
} from '../../cv/index.ts';
import { figuresIn, indefiniteArticle } from '../../text/index.ts';
import { countYears, isBreak, isDated, likenesses } from '../years-of-experience.ts';
import { insideWords, numberWord } from './role-words.ts';
import { capitalised } from './write-statement.ts';

/** Names that an article stands before in a sentence. */
const INSTITUTION = /^(?:University|College|City|Institute|Museum|Bank|Ministry|Department) (?:of|for)\b/;
const OWN_EMPLOYER = /^(?:self[- ]employed|freelance\w*|own business)$/i;
/** Titles that say that there is none. */
export const NO_TITLE = /^(?:anything|any(?: job| work)?|whatever|job|work|none|n\/a|tbc|-+)$/i;
/** Fewer years are not worth telling. */
const FEWEST_YEARS = 3;

/** How English ends words for people by what they do. */
const AGENT =
  /(?:er|or|ist|ant|ent|ian|man|woman|person|hand|smith|wright|chef|lead|head|medic|wife|ista|tress|[a-z]{3,}tive|CEO|COO|CFO)$/i;
export const isAgent = (title: string) =>
  AGENT.test(title) || thesaurusOf(title.slice(title.lastIndexOf(' ') + 1).toLowerCase()).isPerson;

/** A title as a trade: the first of several, without the field behind a comma or in brackets. */
export function tradeOf(title: string): string {
  return insideWords(title.split(/,| \/ | \(/, 1)[0] ?? title);
}
export const withA = (title: string) => `${indefiniteArticle(title)} ${title}`;

/** Whether an employer is named: "Petal & Thorn", not "Hotel", "office block" or "Big regional firm". */
function isNamed(company: string): boolean {
  if (OWN_EMPLOYER.test(company)) return true;
  const [first = '', ...rest] = company.split(/[\s,]+/);
  const isCommon = (word: string) => meaningsOf(word.toLowerCase()).length > 0;
  return company !== '' && !(isCommon(first) && rest.every((one) => !/\p{Lu}|\d/u.test(one)));
}

function atEmployer({ company }: ExperienceEntry): string {
  return OWN_EMPLOYER.test(company)
    ? `, ${company.toLowerCase()}`
    : ` at ${INSTITUTION.test(company) ? 'the ' : ''}${company}`;
}

/** The last post before this one, in words: ", previously a fitter there"; '' where it may be of another trade, or went on beside it. */
function beforeIt(now: ExperienceEntry, document: CvDocument): string {
  const isOver = ({ end }: ExperienceEntry) => compareDates(end, now.start) <= 0 || now.start.startsWith(end);
  const [last] = document.experience
    .filter((job) => isReadableDate(job.end) && isOver(job) && !isBreak(job))
    .toSorted((a, b) => compareDates(b.end, a.end));
  if (!last || !isNamed(last.company)) return '';
  const post = tradeOf(last.position);
  const isOne = !/ \/ | \(|, (?:then|later|and)\b/i.test(last.position);
  if (!isAgent(post) || !isOne || post === tradeOf(now.position)) return '';
  return `, previously ${withA(post)}${last.company === now.company ? ' there' : atEmployer(last)}`;
}

/**
 * Who somebody is: trade and years of it, "Florist with nine years' experience, now at Petal"; where the years are not
 * sure, the one present post, since when, and what came before it. '' where no post is of the trade.
 */
export function identityOf(request: CvRequest, document: CvDocument, today: string | undefined): string {
  const { jobTitle, summary } = request;
  const held = document.experience.filter(({ end }) => end === PRESENT);
  const now = held.length === 1 ? held[0] : undefined;
  const counted = countYears(document, today);
  // Beside other years that were typed ours would be a second count.
  const isSame = figuresIn(summary).some(({ inUnit }) => inUnit === 12 * (counted?.years ?? 0));
  const count = /\byears?\b/i.test(summary) && !isSame ? null : counted;
  const trade = count?.head || tradeOf(jobTitle);
  // "Sales" is nobody.
  if (count && count.years >= FEWEST_YEARS && isAgent(trade)) {
    const like = now && likenesses(document).get(now);
    const place = now && like !== 'none' && isNamed(now.company) ? atEmployer(now) : '';
    const years = numberWord(count.years);
    return asSentence(
      `${capitalised(trade)} with ${years} years' experience${place === '' ? '' : `, now${place}`}`,
    );
  }
  if (!now || !isNamed(now.company) || !isDated(now, today ?? '') || isBreak(now)) return '';
  const post = tradeOf(now.position);
  if (!isAgent(post) || /volunt/i.test(now.position) || likenesses(document).get(now) === 'none') return '';
  return asSentence(
    `${capitalised(post)}${atEmployer(now)} since ${now.start.slice(0, 4)}${beforeIt(now, document)}`,
  );
}
