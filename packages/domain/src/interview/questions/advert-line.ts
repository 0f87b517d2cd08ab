import type { Span } from '../../text/index.ts';
import { isEnglish } from '../../writing/index.ts';
import { readFragment } from '@candor/english';
import { quotable } from './quotable.ts';

const LIST_MARK = /^\s*(?:[-*•·–—▪◦●‣✓+]|\d{1,2}[.)])\s+/u;
/** "Essential: stock control": says of what kind the line is. */
const LABEL =
  /^(?:essential|desirable|required|preferred|must[- ]haves?|nice to have|good to have|plus|bonus|must know|skills|experience|requirements?|qualifications?|you have|you bring)\s*:\s*/iu;
/** "(I)", "(A/I)": how it is assessed. */
const ASSESSED = /\s*\((?:[A-Z](?:[/,] ?[A-Z])*|\d{1,2})\)\W*$/u;
const MOST_WORDS = 16;
/** What is given or left out: no duty and nothing to show. */
const NOT_ASKED =
  /^(?:no|not|never|without|don['’]t|do not)\b|\byou (?:do not|don['’]t|won['’]t|will not|will never|never|needn['’]t|need not|['’]?ll get|will get|get|(?:will )?receive|are (?:offered|given|entitled))\b|\b(?:is|are) not (?:needed|required|necessary)\b|\bnot (?:needed|required|necessary)\b|^(?:free|paid|discounted|discount|subsidi[sz]ed|competitive|generous|pension|company (?:car|van|phone|pension)|\d+ days['’]? (?:of )?(?:holiday|leave|vacation))\b/iu;

/** Whether words of an advert say what is given, or what is not asked for. */
export const isNotAsked = (words: string): boolean => NOT_ASKED.test(words.trim());

/** The range of the line around a span. */
export function lineAround(text: string, { start, end }: Span): Span {
  const from = text.lastIndexOf('\n', Math.max(0, start - 1)) + 1;
  const to = text.indexOf('\n', end);
  return { start: start === 0 ? 0 : from, end: to < 0 ? text.length : to };
}

/**
 * A line of an advert that can be quoted as something it asks: a point of a list, or a short line that is no sentence. Null
 * for any other: in running text what is asked cannot be told from what is only said.
 */
export function quotableLine(text: string, span: Span): string | null {
  const { start, end } = lineAround(text, span);
  const line = text.slice(start, end);
  const quote = quotable(line.replace(LIST_MARK, '').replace(LABEL, '').replace(ASSESSED, ''), 120);
  if (quote === null || quote.split(' ').length > MOST_WORDS || /\b(?:we|our)\b/iu.test(quote)) return null;
  if (isNotAsked(quote)) return null;
  if (LIST_MARK.test(line)) return quote;
  const isSentence = isEnglish(quote) && readFragment(quote)?.kind === 'sentence';
  return isSentence || /[.!?]\s/u.test(line) ? null : quote;
}
