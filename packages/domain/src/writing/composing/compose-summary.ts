import { meaningsOf, type Reading } from '@candor/english';
import { unsupportedClaim } from '../../claims/judging/index.ts';
import { cvLimits, type CvDocument, type CvRequest } from '../../cv/index.ts';
import type { LeftOut } from '../report.ts';
import { summarySources, wholeSource } from '../source.ts';
import { contentStems } from '../vocabulary.ts';
import { identityOf, isAgent, tradeOf } from './identity.ts';
import { isGoal, ownSummary, POINTS_BACK, saysGoal } from './own-summary.ts';
import { resultOf } from './summary-parts.ts';
import { capitalised } from './write-statement.ts';

/** What is left of a typed summary and is shorter tells nothing. */
export const LEAST_LEFT = 4;

/** Fewer words are said of no trade: "Makes legs". */
const LEAST_OF_TRADE = 6;

export interface ComposedSummary {
  summary: string;
  leftOut: LeftOut[];
}

interface Told {
  text: string;
  said: string;
}

/** Whether a sentence opens with a verb of the person's, now that its "I" is gone: "Has worked", "Keeps the stud book". */
function opensWithVerb({ text, said }: Told): boolean {
  const [first = ''] = said.split(' ', 1);
  const typed = text.toLowerCase().split(/[\s'’]+/, 4);
  const isOf = ({ pos, form, lemma }: Reading) =>
    pos === 'verb' && (typed.includes(lemma) || (form === 'past' && typed.includes(first.toLowerCase())));
  return said !== text && (/^(?:Has|Is|Does|Can|Was)$/.test(first) || meaningsOf(first).some(isOf));
}

/** A first sentence that nobody is the subject of, said of the trade: "Bursar who looks after the money", "Student looking for a job". */
function ofTrade(first: Told, { jobTitle, targetRole }: CvRequest): string {
  const trade = tradeOf(jobTitle);
  const isWish = first.said.startsWith('Looking ') && jobTitle !== targetRole;
  const isSure =
    isAgent(trade) &&
    !/[/|]/.test(jobTitle) &&
    first.said.split(' ').length >= LEAST_OF_TRADE &&
    (isWish || opensWithVerb(first));
  return isSure && contentStems(trade).isDisjointFrom(contentStems(first.said))
    ? `${capitalised(trade)}${isWish ? '' : ' who'} ${first.said.charAt(0).toLowerCase()}${first.said.slice(1)}`
    : first.said;
}

const wordsIn = (sentences: readonly string[]) => sentences.join(' ').split(/\s+/).length;
/** Of a summary, as words: more than this is not given up for one voice. */
const MOST_UNSAID = 1 / 2;
const joined = (...sentences: readonly string[]) => sentences.filter((one) => one !== '').join(' ');

/**
 * The summary of a CV, all of it of its person and none of it by "I". What was typed stands in it sentence by sentence;
 * what cannot be said so is offered back, or where nothing else tells who somebody is all of it stays as typed. Who that is goes
 * before it only where nothing of it says so. Where nothing stands it is composed: who, since when and where, and
 * the best result; none of it where who cannot be said for sure.
 */
export function composeSummary(request: CvRequest, document: CvDocument, today?: string): ComposedSummary {
  const { summary: typed, jobTitle } = request;
  const trade = [jobTitle, ...document.experience.map(({ position }) => position)].join(' ');
  const { sentences, left, isBroken } =
    typed.trim() === '' ? { sentences: [], left: [], isBroken: false } : ownSummary(typed, trade);
  const who = identityOf(request, document, today);
  const leftOut = left.map((one): LeftOut => ({ place: 'summary', ...one }));
  const sourceFor = summarySources(request, wholeSource(request));
  let told: Told[] = [];
  const unsaid: string[] = [];
  for (const [at, { text, said }] of sentences.entries()) {
    const isBehind = unsaid.length > 0 && unsaid.at(-1) === sentences[at - 1]?.text && POINTS_BACK.test(text);
    const isSaid = said !== null && !isBehind && !unsupportedClaim(said, sourceFor(said).claims);
    if (isSaid) told.push({ text, said });
    else unsaid.push(text);
  }
  const offer = (text: string) => leftOut.push({ place: 'summary', text, reason: 'rewritten' });
  const isTelling = told.some(({ said }) => !isGoal(said));
  // A word or two beside what was cut tell nothing.
  const isShort = joined(...told.map(({ said }) => said)).split(/\s+/).length < LEAST_LEFT;
  const kept = wordsIn(told.map(({ said }) => said));
  const asTyped = joined(...sentences.map(({ text }) => text));
  const typedWords = wordsIn([asTyped]);
  // Where much would go with its "I", all of it stays.
  const isTorn = isBroken || typedWords - kept > typedWords * MOST_UNSAID;
  if (sentences.length > 0 && (isTorn || (unsaid.length > 0 && (!isTelling || isShort) && who === '')))
    return {
      // Mended words may be longer than a summary may be.
      summary: asTyped.length > cvLimits.paragraph ? typed.trim() : asTyped,
      leftOut: leftOut.filter(({ reason }) => reason !== 'rewritten'),
    };
  for (const text of unsaid) offer(text);
  if (leftOut.length > 0 && isShort && !told.some(({ said }) => saysGoal(said))) {
    for (const { text } of told) offer(text);
    told = [];
  }
  const [first, ...rest] = told;
  if (!first) return { summary: who && joined(who, resultOf(document)), leftOut };
  const isWithoutSubject = told.every(
    (one) => (isGoal(one.said) || opensWithVerb(one)) && !/\byears?\b/.test(one.said),
  );
  const said = rest.map((one) => one.said);
  return {
    summary:
      isWithoutSubject && who !== ''
        ? joined(who, first.said, ...said)
        : joined(ofTrade(first, request), ...said),
    leftOut,
  };
}
