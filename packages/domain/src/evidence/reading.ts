import {
  figuresIn,
  relatives,
  subjectPronouns,
  subordinators,
  tokensIn,
  type Figure,
  type Token,
} from '../text/index.ts';
import { everyday } from './markers.data.ts';
import { stemOf } from './stem.ts';

/** A word of a text. */
export interface Word extends Token {
  stem: string;
  /** Its place among the words. */
  at: number;
  /** Whether it names something: no word that only ties others together, and no short everyday verb. */
  isContent: boolean;
  /** Whether a sentence, or what stands like one, begins with it. */
  isFirst: boolean;
  /** Which part of the text it stands in, counted by commas and stops. */
  clause: number;
  /** Whether nothing but its hyphen or sign parts it from the word before. */
  isJoined: boolean;
}

/** A text, read once. */
export interface Reading {
  text: string;
  /** Words and numbers, signs left out. */
  words: readonly Word[];
  figures: readonly Figure[];
  /** What its words name. */
  stems: ReadonlySet<string>;
}

const tying = new Set(everyday.split('|'));
const ENDS_SENTENCE = /^[.!?;:•…]$/;
const LONGEST_SHORT_FORM = 3;
const ENDS_CLAUSE = /^[,()–—|/]$/;

const subordinating = new Set([...subordinators, ...relatives]);
const coordinating = new Set(['and', 'but', 'so', 'und', 'aber', 'et', 'mais', 'y', 'pero']);
const subjects = new Set(subjectPronouns);

/** "… and I kept the keys": a clause of its own without a comma. */
const opensClause = (tokens: readonly Token[], at: number) =>
  subordinating.has(tokens[at]?.lower ?? '') ||
  (coordinating.has(tokens[at]?.lower ?? '') && subjects.has(tokens[at + 1]?.lower ?? ''));

export function readText(text: string): Reading {
  const tokens = tokensIn(text);
  const words: Word[] = [];
  let clause = 0;
  let isFirst = true;
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1];
    const gap = before === undefined ? '' : text.slice(before.end, token.start);
    if (gap.includes('\n')) [clause, isFirst] = [clause + 1, true];
    if (token.kind === 'sign') {
      const isSpaced = token.text === '-' && gap !== '' && tokens[at + 1]?.start !== token.end;
      const isDecimal = token.text === '.' && tokens[at + 1]?.start === token.end;
      // "St. Brigid's"
      const isShort =
        token.text === '.' &&
        (before?.text.length ?? 0) <= LONGEST_SHORT_FORM &&
        tokens[at + 1] !== undefined;
      if (ENDS_SENTENCE.test(token.text) && !isDecimal && !isShort) [clause, isFirst] = [clause + 1, true];
      else if (ENDS_CLAUSE.test(token.text) || isSpaced) clause += 1;
      continue;
    }
    if (token.kind === 'word' && opensClause(tokens, at)) clause += 1;
    words.push({
      ...token,
      stem: token.kind === 'number' ? token.text : stemOf(token.lower),
      at: words.length,
      isContent: token.kind === 'word' && !tying.has(token.lower) && token.lower.length > 1,
      isFirst,
      clause,
      isJoined: isTouching(text, words.at(-1), token),
    });
    isFirst = false;
  }
  return {
    text,
    words,
    figures: figuresIn(text, tokens),
    stems: new Set(words.flatMap(({ isContent, stem }) => (isContent ? [stem] : []))),
  };
}

const isTouching = (text: string, before: Word | undefined, { start }: Token) =>
  before !== undefined && /^[-'’&.+/]?$/.test(text.slice(before.end, start));

/** The words of a text as they stand in it, from one word to another. */
export const textOf = ({ text }: Reading, words: readonly Word[]): string =>
  text.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0);
