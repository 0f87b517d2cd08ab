import { isVerbLed, readFragment } from '@candor/english';
import { splitHasty } from '../../cv/index.ts';
import { hasFigure } from '../has-figure.ts';

const LONGEST_JOINED = 400;
/** Fewer words are no statement of their own. */
const LEAST_WORDS = 3;
const lengthOf = (text: string) => text.split(/\s+/).length;
/** As many deeds between semicolons are a list, each of them a bullet. */
const LEAST_LISTED = 3;
/** A longer list is one even where it says what there was, not what was done. */
const LONGEST_LIST = 80;
const BACK_REFERENCE =
  /^(?:this|that|these|those|it|they|which|(?:ranked|rated|placed|voted) (?:#|no\b|number|\d+(?:st|nd|rd|th)?|first|second|third|top|best|in the top)|as a result|thereby|therefore)(?!\p{L})(?! (?:role|job|position|post|work|company|year|is a|was a|also involved)\b)/iu;
const CONTINUES =
  /^(?:for|with|in|at|to|from|across|during|every|including|using|via|on) (?!call\b|charge\b)|^(?:daily|weekly|monthly|nightly|yearly)$/;

/** Whether a line, in small letters, is a part of the one before it: "weekly", "for 3 sites". */
const isContinued = (before: string, next: string) =>
  CONTINUES.test(next) &&
  lengthOf(next) <= 4 &&
  lengthOf(before) <= 8 &&
  !/[.!?;:]$/.test(before) &&
  !hasFigure(before);

/** Whether a sentence says what was done. */
function isDeed(sentence: string): boolean {
  const read = readFragment(sentence);
  const isSaid = read !== null && (isVerbLed(read) || (read.kind === 'sentence' && read.person === 1));
  return isSaid || /^(?:responsible for|in charge of|involved in|i|my) /i.test(sentence);
}

/** Deeds in one line, each by itself: "Look after 2 juniors. responsible for stock", and a list between semicolons. */
function parted(statement: string): string[] {
  const parts = splitHasty(statement);
  if (parts.slice(1).every((part) => isDeed(part) && lengthOf(part) >= LEAST_WORDS) && parts.length > 1)
    return parts;
  const listed = statement.split(/;\s+(?:and\s+)?/);
  if (listed.length < LEAST_LISTED || !(listed.every(isDeed) || statement.length > LONGEST_LIST))
    return [statement];
  const divided: string[] = [];
  for (const part of listed) {
    const before = divided.at(-1);
    const isShort = before !== undefined && Math.min(...[before, part].map(lengthOf)) < LEAST_WORDS;
    if (before === undefined || !isShort) divided.push(part);
    else divided.splice(-1, 1, `${before}; ${part}`);
  }
  return divided;
}

/** What cannot stand without the sentence before it: it speaks of what that one named. */
const LEANS = /\b(?:this|that|these|those|it|its|they|them|their|there|same|which|who)\b/i;

/**
 * The sentences of one line as its statements. A sentence that speaks of the one before it stays with it, so does one
 * word ("Ok."), and in another language than English the second of two.
 */
export function statementsOfLine(sentences: readonly string[], isEnglish: boolean): string[] {
  if (sentences.length === 2 && !isEnglish) return [sentences.join(' ')];
  const statements: string[] = [];
  const isShort = sentences.length === 2 && Math.min(...sentences.map(lengthOf)) < LEAST_WORDS;
  for (const sentence of sentences) {
    const isPart =
      isShort ||
      !/\p{L}.*\s.*\p{L}/u.test(sentence) ||
      (isEnglish && sentences.length === 2 && LEANS.test(sentence));
    if (statements.length > 0 && isPart) statements.push(`${statements.pop()} ${sentence}`);
    else statements.push(sentence);
  }
  return statements;
}

/**
 * The statements of a job as they can stand alone: a sentence that points back stays with the one it is about, fragments of
 * one thought are one. No word is lost.
 */
export function statementsOf(bullets: readonly string[]): string[] {
  const statements: string[] = [];
  for (const statement of bullets.flatMap(parted)) {
    const before = statements.at(-1);
    if (before === undefined || before.length + statement.length > LONGEST_JOINED) statements.push(statement);
    else if (isContinued(before, statement)) statements.splice(-1, 1, `${before} ${statement}`);
    else if (BACK_REFERENCE.test(statement))
      statements.splice(-1, 1, `${before.replace(/[.;]$/, '')}. ${statement}`);
    else statements.push(statement);
  }
  return statements;
}
