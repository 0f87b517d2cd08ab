import { readFragment } from '@candor/english';
import { unsupportedClaim } from '../../claims/judging/index.ts';
import type { CvDocument, CvRequest } from '../../cv/index.ts';
import type { LeftOut } from '../report.ts';
import { comparableWords } from '../vocabulary.ts';
import { summarySources, wholeSource } from '../source.ts';
import { identityOf } from './identity.ts';
import { isGoal, isInPerson, ownSummary, saysGoal } from './own-summary.ts';
import { resultOf } from './summary-parts.ts';

/** What is left of a typed summary and is shorter tells nothing. */
export const LEAST_LEFT = 4;

export interface ComposedSummary {
  summary: string;
  leftOut: LeftOut[];
}

/** Whether a sentence opens with a verb in one of some forms, so that nobody knows by whom it is: "Process monthly payroll". */
function opensWithVerb(sentence: string, trade: string, forms = /^(?:base|present3)$/): boolean {
  const [first] = readFragment(sentence)?.tokens ?? [];
  // "Cook at Golden Lotus": a trade.
  if (!first || comparableWords(trade).includes(first.text.toLowerCase())) return false;
  return first.pos === 'auxiliary' || (first.pos === 'verb' && forms.test(first.form ?? ''));
}

const joined = (...sentences: readonly string[]) => sentences.filter((one) => one !== '').join(' ');

/**
 * The summary of a CV. What was typed stands in it sentence by sentence: without its "I" where each can be said so and
 * none opens with its verb, else all as typed. Who somebody is goes before it only where nothing of it says so. Where
 * nothing stands it is composed: who, since when and where, and the best result; none of it where who cannot be said
 * for sure.
 */
export function composeSummary(request: CvRequest, document: CvDocument, today?: string): ComposedSummary {
  const { summary: typed, jobTitle } = request;
  const trade = [jobTitle, ...document.experience.map(({ position }) => position)].join(' ');
  const { sentences, left } = typed.trim() === '' ? { sentences: [], left: [] } : ownSummary(typed, trade);
  const who = identityOf(request, document, today);
  const leftOut = left.map((one): LeftOut => ({ place: 'summary', ...one }));
  const sourceFor = summarySources(request, wholeSource(request));
  const isWithoutSubject = sentences.every(
    ({ said }) =>
      (isGoal(said) || opensWithVerb(said, trade, /^(?:base|present3|gerund)$/)) && !/\byears?\b/.test(said),
  );
  const head = isWithoutSubject || sentences.length === 0 ? who : '';
  const isOwnVoice =
    (head === '' &&
      sentences[0]?.text !== sentences[0]?.said &&
      opensWithVerb(sentences[0]?.said ?? '', trade)) ||
    sentences.some(
      ({ text, said, isPersonal }) =>
        isPersonal ||
        isInPerson(said) ||
        (said !== text && unsupportedClaim(said, sourceFor(said).claims) !== undefined),
    );
  const own = sentences.map(({ text, said }) => (isOwnVoice ? text : said));
  // A word or two beside what was cut tell nothing.
  if (
    left.length > 0 &&
    own.length > 0 &&
    !sentences.some(({ said }) => saysGoal(said)) &&
    joined(...own).split(/\s+/).length < LEAST_LEFT
  ) {
    leftOut.push(...own.map((text): LeftOut => ({ place: 'summary', text, reason: 'rewritten' })));
    own.length = 0;
  }
  const told = own.length > 0 ? joined(head, ...own) : who && joined(who, resultOf(document));
  return { summary: told, leftOut };
}
