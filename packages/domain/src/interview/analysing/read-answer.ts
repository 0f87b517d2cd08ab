import { meaningsOf, readEnglish, type Span, type Token } from '@candor/english';
import { detectLanguage } from '../../text/language/index.ts';
import { deedsIn, type Deed } from './deeds.ts';
import { makesSense } from './makes-sense.ts';

/** A sentence, or one of the sentences that "and", "but" or "so" strings together in speech. */
export interface AnswerUnit {
  span: Span;
  /** Its words as they stand in the answer. */
  words: string;
  tokens: readonly Token[];
  deeds: readonly Deed[];
}

export interface ReadAnswer {
  text: string;
  /** What is said, each thing once; words without sense, and what was said before word by word, are no part of it. */
  units: readonly AnswerUnit[];
  /** Words of the units. */
  saidCount: number;
  /** All words, what lies beyond the limit of reading too. */
  wordCount: number;
  /** Whether it is surely written in another language. */
  isForeign: boolean;
}

/** What is read closely: nine minutes of speech. The rest is only counted. */
const MOST_CHARACTERS = 8000;
/** A sentence of so many tokens is taken apart at its conjunctions; a shorter one is one thought. */
const RUN_ON = 45;
const LEAST_BEFORE = 5;
const LEAST_AFTER = 4;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;

const STRINGS_ON = /^(?:and|but|so|then)$/i;
const PURPOSE = /^(?:that|can|could|would)$/i;
const NOMINATIVE = /^(?:i|he|she|we|they|it|you|there|nobody|everybody|everyone)$/i;
const OPENING = /^(?:then|so|now|later|eventually|luckily|finally|after|basically|um|uh|like|yeah)$/i;

/** Whether a new sentence begins with the conjunction at `at`: its own subject follows. */
function opensSentence(tokens: readonly Token[], at: number): boolean {
  if (!STRINGS_ON.test(tokens[at]?.text ?? '')) return false;
  // "so that it is noticed", "so they could begin": a purpose, which ends no thought.
  const isPurpose = tokens.slice(at + 1, at + 4).some(({ text }) => PURPOSE.test(text));
  if (/^so$/i.test(tokens[at]?.text ?? '') && isPurpose) return false;
  let next = at + 1;
  while (OPENING.test(tokens[next]?.text ?? '')) next += 1;
  if (NOMINATIVE.test(tokens[next]?.text ?? '')) return true;
  const isNamed = tokens[next]?.pos === 'determiner' || tokens[next]?.isName === true;
  const verb = tokens.slice(next, next + 5).find(({ pos }) => pos === 'verb' || pos === 'auxiliary');
  return isNamed && verb !== undefined && verb.form !== 'gerund';
}

function partsOf(tokens: readonly Token[]): Token[][] {
  if (tokens.length <= RUN_ON) return [[...tokens]];
  const parts: Token[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    const isLongEnough = (parts.at(-1)?.length ?? 0) >= LEAST_BEFORE && tokens.length - at >= LEAST_AFTER;
    if (isLongEnough && opensSentence(tokens, at)) parts.push([]);
    parts.at(-1)?.push(token);
  }
  return parts;
}

function unitOf(text: string, tokens: readonly Token[]): AnswerUnit | null {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last || !makesSense(tokens)) return null;
  const span = { start: first.span.start, end: last.span.end };
  return { span, words: text.slice(span.start, span.end), tokens, deeds: deedsIn(tokens) };
}

/** Whole words only, so that no quote ends in the middle of one. */
function readable(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text;
  const cut = text.lastIndexOf(' ', MOST_CHARACTERS);
  return text.slice(0, cut > 0 ? cut : MOST_CHARACTERS);
}

/** So many of its words no English dictionary has. */
const FOREIGN_SHARE = 0.4;
const TELLING_WORDS = 5;

/** Small words are alike in many languages: that it is not English has to be seen in its words and in its dictionary. */
function isForeign(text: string, sentences: readonly { tokens: readonly Token[] }[]): boolean {
  const tokens = sentences
    .flatMap((sentence) => sentence.tokens)
    .filter(({ text: word }) => /\p{L}/u.test(word));
  const unknown = tokens.filter(({ text: word }) => meaningsOf(word.toLowerCase()).length === 0).length;
  if (tokens.length < TELLING_WORDS || unknown < FOREIGN_SHARE * tokens.length) return false;
  const language = detectLanguage(text);
  return language !== 'en' && language !== 'und';
}

/** How many words a text has. */
export const countWords = (text: string): number => text.match(WORD)?.length ?? 0;

/** Splits and tags an answer once for all who judge it. */
export function readAnswer(text: string): ReadAnswer {
  const sentences = readEnglish(readable(text)).sentences;
  const seen = new Set<string>();
  const units = sentences
    .flatMap(({ tokens }) => partsOf(tokens).flatMap((part) => unitOf(text, part) ?? []))
    .filter(({ words }) => {
      const said = words.toLowerCase().match(WORD)?.join(' ') ?? '';
      const isNew = said !== '' && !seen.has(said);
      seen.add(said);
      return isNew;
    });
  return {
    text,
    units,
    saidCount: units.reduce((sum, { words }) => sum + countWords(words), 0),
    wordCount: countWords(text),
    isForeign: isForeign(text, sentences),
  };
}
