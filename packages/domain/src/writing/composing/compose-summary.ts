import { findSlips } from '@candor/english/slips';
import { asSentence } from '@candor/english/spelling';
import { cvLimits, type CvDocument, type CvRequest, type SectionLanguage } from '../../cv/index.ts';
import { judge } from '../../evidence/index.ts';
import type { LeftOut } from '../report.ts';
import { summarySources, wholeSource } from '../source.ts';
import { contentStems } from '../vocabulary.ts';
import { identityOf, isAgent, tradeOf, withA } from './identity.ts';
import { inThirdPerson, isInPerson } from './in-third-person.ts';
import { ownSummary } from './own-summary.ts';
import { readsAsEnglish } from './reads-as-english.ts';
import { paragraphAsTyped } from './write-as-typed.ts';
import { LONGEST_READ } from './write-statement.ts';

/** What is left of a typed summary and is shorter tells nothing. */
const LEAST_LEFT = 4;

interface ComposedSummary {
  summary: string;
  leftOut: LeftOut[];
}

const joined = (...sentences: readonly string[]) => sentences.filter((one) => one !== '').join(' ');

const isGoal = (sentence: string) => /^(?:looking (?:for|to)|seeking)\b/i.test(sentence);

/** All sentences without "I", where each has a form for it that claims no more; otherwise as they were typed. */
function inOneVoice(sentences: readonly string[], request: CvRequest): readonly string[] {
  const sourceFor = summarySources(request, wholeSource(request));
  const said = sentences.map((text) => {
    const one = text.length > LONGEST_READ ? null : inThirdPerson(text);
    // The article that "I am welder" lacks is not told.
    const isSlip = ({ id }: { id: string }) =>
      !id.includes('article-before-p') || /^(?:I|Is)\b/.test(one ?? '');
    if (isInPerson(text) && findSlips(text, 'likely').some(isSlip)) return null;
    return one === null || judge(one, sourceFor(one).evidence).verdict !== 'supported' ? null : asSentence(one);
  });
  return said.every((one) => one !== null) ? said : sentences.map(asSentence);
}

/** "Looking for a post as a head baker.", where what is sought is one title and not the one held. */
function goalOf({ jobTitle, targetRole }: CvRequest): string {
  const title = tradeOf(targetRole);
  const isTitle = /^\p{L}[\p{L}' -]+$/u.test(title) && !/\b(?:or|and|in|at|for)\b/i.test(targetRole);
  const isSought = isTitle && isAgent(title) && title.toLowerCase() !== tradeOf(jobTitle).toLowerCase();
  return isSought ? `Looking for a post as ${withA(title)}.` : '';
}

/**
 * The summary of a CV, and what was typed and is not in it. What was typed stands, all of it of its person or all of it
 * by "I"; where none was, who somebody is and what they seek; none of it where who cannot be said for sure. Who that is
 * goes before what was typed where that says only what is wanted, or lost a sentence and does not name the trade.
 */
export function composeSummary(
  request: CvRequest,
  document: CvDocument,
  { today, language }: { today: string | undefined; language: SectionLanguage | undefined },
): ComposedSummary {
  const { summary: typed, jobTitle } = request;
  const texts = [jobTitle, typed, ...document.experience.flatMap((job) => job.bullets)];
  const isEnglish = readsAsEnglish(texts.join('\n')) && readsAsEnglish(typed);
  const trade = [jobTitle, ...document.experience.map(({ position }) => position)].join(' ');
  const { sentences, left } = ownSummary(typed, trade, isEnglish);
  const leftOut = left.map((one): LeftOut => ({ place: 'summary', ...one }));
  const isTold = joined(...sentences).split(/\s+/).length >= LEAST_LEFT;
  if (!isEnglish) {
    const kept = leftOut.length === 0 ? typed.trim() : isTold ? joined(...sentences) : '';
    return { summary: paragraphAsTyped(kept, language), leftOut };
  }
  const who = identityOf(request, document, today);
  const told = inOneVoice(sentences, request);
  const goal = goalOf(request);
  // "Electrician at Volt since 2018" says no more than the post below it.
  const isTelling = who !== '' && (goal !== '' || /\byears\b|, previously /.test(who));
  const isRemnant = leftOut.length > 0 && !isTold && !told.every(isGoal);
  if (told.length === 0 || isRemnant) {
    const rest = sentences.map((text): LeftOut => ({ place: 'summary', text, reason: 'rewritten' }));
    return { summary: isTelling ? joined(who, goal) : '', leftOut: [...leftOut, ...rest] };
  }
  const summary = joined(...told);
  const isNamed = !contentStems(tradeOf(jobTitle)).isDisjointFrom(contentStems(summary));
  const isCut = left.length > 0 && !isNamed && !/\byears?\b/.test(summary);
  // "Has driven trams for eleven years": who has is said first.
  const isHeadless = !isNamed && /^I\b/.test(sentences[0] ?? '') && /^(?:Has|\p{Lu}\p{Ll}+s) /u.test(summary);
  const whole = isCut || isHeadless || told.every(isGoal) ? joined(who, summary) : summary;
  // Mended words may be longer than a summary may be.
  return { summary: whole.length > cvLimits.paragraph ? typed.trim() : whole, leftOut };
}
