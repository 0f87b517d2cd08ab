import { readFragment } from '@candor/english';
import { unsupportedClaim } from '../../claims/judging/index.ts';
import type { CvDocument, CvRequest } from '../../cv/index.ts';
import type { LeftOut } from '../report.ts';
import { contentStems } from '../vocabulary.ts';
import { summarySources, wholeSource } from '../source.ts';
import { identityOf } from './identity.ts';
import { isGoal, ownSummary, saysGoal, type OwnSentence } from './own-summary.ts';
import { goalOf, resultOf } from './summary-parts.ts';

/** What is left of a typed summary and is shorter tells nothing. */
export const LEAST_LEFT = 4;

export interface ComposedSummary {
  summary: string;
  leftOut: LeftOut[];
}

/** Whether a sentence leaves out who it is about: a wish, what was said by "I sew", or "Holds an HGV licence". */
function isWithoutSubject({ text, said }: OwnSentence): boolean {
  return (
    isGoal(said) ||
    /^I (?!am |was |have been an? )/i.test(text) ||
    readFragment(said)?.tokens[0]?.form === 'present3'
  );
}

const joined = (...sentences: readonly string[]) => sentences.filter((one) => one !== '').join(' ');

/**
 * The summary of a CV. What was typed stands in it sentence by sentence: without its "I" where each can be said so,
 * else all as typed. Who somebody is goes before it only where nothing of it says so, and what is sought behind it only
 * where no wish was typed. Where nothing stands it is composed: who, since when and where, the best result, and where
 * to; none of it where who cannot be said for sure.
 */
export function composeSummary(request: CvRequest, document: CvDocument, today?: string): ComposedSummary {
  const { summary: typed, jobTitle } = request;
  const trade = [jobTitle, ...document.experience.map(({ position }) => position)].join(' ');
  const { sentences, left } = typed.trim() === '' ? { sentences: [], left: [] } : ownSummary(typed, trade);
  const sought = goalOf(request);
  const who = identityOf(request, document, { today, isSeeking: sought !== '' });
  const leftOut = left.map((one): LeftOut => ({ place: 'summary', ...one }));
  const sourceFor = summarySources(request, wholeSource(request));
  const isOwnVoice = sentences.some(
    ({ text, said, isPersonal }) =>
      isPersonal || (said !== text && unsupportedClaim(said, sourceFor(said).claims)),
  );
  const own = sentences.map(({ text, said }) => (isOwnVoice ? text : said));
  const isOpen = sentences.every(
    (one) => isGoal(one.said) || (isWithoutSubject(one) && !/\byears?\b/.test(one.said)),
  );
  const isCut = left.length > 0;
  // A word or two beside what was cut tell nothing.
  if (
    isCut &&
    own.length > 0 &&
    !sentences.some(({ said }) => saysGoal(said)) &&
    joined(...own).split(/\s+/).length < LEAST_LEFT
  ) {
    leftOut.push(...own.map((text): LeftOut => ({ place: 'summary', text, reason: 'rewritten' })));
    own.length = 0;
  }
  const head = isOpen || own.length === 0 ? who : '';
  const named = contentStems(request.targetRole.split(/[,(]/, 1)[0] ?? '').difference(contentStems(jobTitle));
  const isSaid = sentences.some(
    ({ said }) => saysGoal(said) || (named.size > 0 && named.isSubsetOf(contentStems(said))),
  );
  const goal = isSaid ? '' : sought;
  const told = own.length > 0 ? joined(head, ...own) : head && joined(head, resultOf(document));
  return { summary: told && joined(told, goal), leftOut };
}
