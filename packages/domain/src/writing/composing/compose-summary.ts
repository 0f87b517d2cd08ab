import { inflect, isVerbLed, readFragment } from '@candor/english';
import { PRESENT, type CvDocument, type CvRequest, type ExperienceEntry } from '../../cv/index.ts';
import { indefiniteArticle } from '../../text/index.ts';
import type { LeftOut } from '../report.ts';
import { asSentence } from '@candor/english/spelling';
import { numberFacts } from '../number-facts.ts';
import { countYears, isBreak, isDated, likenesses, sameTradeJobs } from '../years-of-experience.ts';
import { proofOf, RESULT } from './order-bullets.ts';
import { isGoal, isIdentity, isSpan, ownSummary, PERSON } from './own-summary.ts';
import { readsAsEnglish } from './reads-as-english.ts';
import { insideWords, numberWord, withArticle } from './role-words.ts';
import { capitalised } from './write-statement.ts';

const OWN_EMPLOYER = /^(?:self[- ]employed|freelance\w*|own business)$/i;
/** Fewer years are not worth telling. */
const FEWEST_YEARS = 2;

export const LEAST_WORDS = 4;

/** How English ends words for people by what they do. */
const AGENT =
  /(?:er|or|ist|ant|ent|ian|man|woman|person|keeper|hand|guard|maid|smith|wright|nurse|chef|cook|clerk|lead|head|officer|aide|attorney|wife|ista|tress|[a-z]{3,}tive|CEO|COO|CFO)$/i;

/** A title as a trade: the first of several, without the field behind a comma or in brackets. */
const tradeOf = (title: string) => insideWords(title.split(/,| \/ | \(/, 1)[0] ?? title);

function atEmployer({ company }: ExperienceEntry): string {
  if (company === '') return '';
  return OWN_EMPLOYER.test(company) ? ` ${company.toLowerCase()}` : ` at ${withArticle(company)}`;
}

/** Who somebody is, and the posts that show it. */
interface Identity {
  text: string;
  /** Whether it tells years in the trade. */
  isTimed: boolean;
  jobs: ExperienceEntry[];
}

/**
 * Trade, years of it, and where: "Bus driver with nine years' experience, now at Lothian"; where the years are not
 * sure, the one present post, with since when where no other may be of the trade. Null where it is of another.
 */
function identityOf(
  { jobTitle }: CvRequest,
  document: CvDocument,
  today: string | undefined,
): Identity | null {
  const held = document.experience.filter(({ end }) => end === PRESENT);
  const now = held.length === 1 ? held[0] : undefined;
  const count = countYears(document, today);
  const trade = count?.head || tradeOf(jobTitle);
  // "Sales" is nobody.
  if (count && count.years >= FEWEST_YEARS && AGENT.test(trade)) {
    const jobs = sameTradeJobs(document);
    const place = now && jobs.includes(now) && now.company !== '' ? `, now${atEmployer(now)}` : '';
    return {
      text: asSentence(`${capitalised(trade)} with ${numberWord(count.years)} years' experience${place}`),
      isTimed: true,
      jobs,
    };
  }
  if (!now || now.company === '' || !isDated(now, today ?? '') || isBreak(now)) return null;
  const post = tradeOf(now.position);
  const like = likenesses(document);
  if (!AGENT.test(post) || /volunt/i.test(now.position) || like.get(now) === 'none') return null;
  const isOnly = document.experience.every((job) => job === now || isBreak(job) || like.get(job) === 'none');
  const since = isOnly ? ` since ${now.start.slice(0, 4)}` : '';
  return {
    text: asSentence(`${capitalised(post)}${atEmployer(now)}${since}`),
    isTimed: false,
    jobs: [now],
  };
}

/** The first result with its figures, told as a sentence; '' where none can be. A duty stands below. */
function evidenceOf({ text: told, jobs }: Identity): string {
  for (const job of jobs.slice(0, 2))
    for (const bullet of job.bullets) {
      const isResult = proofOf(bullet) === RESULT && bullet.length <= 160 && !PERSON.test(bullet);
      const read = isResult && readsAsEnglish(bullet) ? readFragment(bullet) : null;
      const { lemma = '', form } = read?.tokens[0] ?? {};
      // "Set" and "cut" do not say whether they are over, a result does.
      if (!read || !isVerbLed(read) || (form !== 'past' && inflect(lemma, 'past') !== lemma)) continue;
      const isHere = told.includes(job.company) || OWN_EMPLOYER.test(job.company);
      const inside = `${bullet.charAt(0).toLowerCase()}${bullet.slice(1)}`;
      return asSentence(isHere ? bullet : `At ${withArticle(job.company)}, ${inside}`);
    }
  return '';
}

/** What is sought, where it is a plain title; "production supervisor in garment factory" lacks an article. */
function goalOf({ targetRole, jobTitle }: CvRequest): string {
  const [head = '', ...rest] = targetRole.split(/ (?=of )/);
  const isTitle = AGENT.test(head) && /^[\p{L}\p{N} &'’-]+$/u.test(targetRole);
  if (!isTitle || / (?:in|at|for|with|on|or|and) /i.test(targetRole)) return '';
  if (targetRole.toLowerCase() === jobTitle.toLowerCase()) return '';
  // "Head of Learning" there is one of.
  const role =
    rest.length > 0 ? targetRole : `${indefiniteArticle(insideWords(targetRole))} ${insideWords(targetRole)}`;
  return asSentence(`Looking for a role as ${role}`);
}

export interface ComposedSummary {
  summary: string;
  leftOut: LeftOut[];
}

/** "Eleven years in nursing homes" behind its trade: "Care assistant with eleven years in nursing homes". */
function withTrade(span: string, title: string): string {
  const isDigit = /^\d/.test(span);
  return `${capitalised(tradeOf(title))} with ${isDigit ? span : span.charAt(0).toLowerCase() + span.slice(1)}`;
}

/**
 * The summary of a CV. What was typed stands sentence by sentence, as far as a summary can say it, and gets no more
 * than the trade it lacks. Where nothing stands: who, how long and where, the best that was done, where to; and none of
 * it where who cannot be said for sure. What of the typed one is not in it is given back.
 */
export function composeSummary(request: CvRequest, document: CvDocument, today?: string): ComposedSummary {
  const { summary: typed, jobTitle } = request;
  const trade = [jobTitle, ...document.experience.map(({ position }) => position)].join(' ');
  const own = typed.trim() === '' ? undefined : ownSummary(typed, trade);
  const leftOut = (own?.left ?? []).map((one): LeftOut => ({ place: 'summary', ...one }));
  const sentences = own?.sentences ?? [];
  const [first] = sentences;
  const said = sentences.join(' ');
  const who = identityOf(request, document, today);
  if (first === undefined) {
    const more = who ? [evidenceOf(who), goalOf(request)].filter((one) => one !== '') : [];
    // "Electrician at Volt since 2018" says no more than the post below it.
    const isWorthIt = who !== null && (more.length > 0 || who.isTimed);
    return { summary: isWorthIt ? [who.text, ...more].join(' ') : '', leftOut };
  }
  // "Thirty-one years in the police" of a bus driver are years of something else.
  const stated = numberFacts(first)[0]?.value ?? 0;
  const isOfTrade = Math.abs(stated - (countYears(document, today)?.years ?? stated)) <= 1;
  const isPlain = isSpan(first) && !/\b(?:now|then)\b/.test(first) && !PERSON.test(first);
  if (isPlain && isOfTrade && sameTradeJobs(document).length > 0)
    return { summary: [withTrade(first, jobTitle), ...sentences.slice(1)].join(' '), leftOut };
  // Their own count of years says who they are.
  const isTold =
    isIdentity(first, jobTitle) || (own?.isWhole === true && isGoal(first)) || /\byears?\b/.test(said);
  // A word or two that are left tell nothing.
  if ((isTold || !who) && leftOut.length > 0 && said.split(/\s+/).length < LEAST_WORDS)
    return { summary: '', leftOut: [{ place: 'summary', text: typed, reason: 'rewritten' }] };
  if (isTold || !who) return { summary: said, leftOut };
  return { summary: `${who.text} ${said}`, leftOut };
}
