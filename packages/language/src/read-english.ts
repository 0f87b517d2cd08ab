import type { EnglishText, Phrase, Sentence, Span, Token } from './english-text.ts';
import { describe } from './fragment.ts';
import { sentenceEnds } from './libraries.ts';
import { tag } from './tag.ts';

/** Sentences that were read, each by its own text: a text is read again with every change of one of its sentences. */
const known = new Map<string, Sentence>();
/** Where the sentences of a line end: a line is asked about by each who looks at a text. */
const knownEnds = new Map<string, number[]>();
const MOST_KNOWN = 8_000;

function once<Value>(values: Map<string, Value>, text: string, find: (text: string) => Value): Value {
  const before = values.get(text);
  if (before !== undefined) return before;
  const found = find(text);
  if (values.size >= MOST_KNOWN) values.delete(values.keys().next().value ?? '');
  values.set(text, found);
  return found;
}

/** A sentence as if it were the whole text. */
const readSentence = (text: string): Sentence =>
  once(known, text, () => describe(tag(text, 0), { start: 0, end: text.length }));

function moved(sentence: Sentence, by: number): Sentence {
  const span = ({ start, end }: Span) => ({ start: start + by, end: end + by });
  const token = (one: Token): Token => ({ ...one, span: span(one.span) });
  const phrase = (one: Phrase): Phrase => ({ ...one, span: span(one.span) });
  return {
    ...sentence,
    span: span(sentence.span),
    tokens: sentence.tokens.map(token),
    phrases: sentence.phrases.map(phrase),
    subject: sentence.subject && phrase(sentence.subject),
  };
}

/** Where the sentences of a line stand that begins at a place. */
function spansIn(line: string, at: number): Span[] {
  // What was read as one sentence is one.
  const ends = known.has(line) ? [line.length] : once(knownEnds, line, sentenceEnds);
  let from = 0;
  return ends.flatMap((end) => {
    const raw = line.slice(from, end);
    const text = raw.trim();
    const start = at + from + raw.indexOf(text);
    from = end;
    return text ? [{ start, end: start + text.length }] : [];
  });
}

/** Where the sentences of a text stand. A line break ends one. Nothing is tagged, which is most of what reading costs. */
export function sentenceSpans(text: string): Span[] {
  let at = 0;
  return text.split('\n').flatMap((line) => {
    const spans = spansIn(line, at);
    at += line.length + 1;
    return spans;
  });
}

/**
 * Splits and tags a text. Pure and deterministic; the model is set up by the first call (a third of a second), lines
 * that were read before cost next to nothing.
 * @param isWanted which sentences are read, by their words; the others are left out. Default: all
 * @returns sentences in order, spans in UTF-16 units of `text`
 */
export function readEnglish(text: string, isWanted: (sentence: string) => boolean = () => true): EnglishText {
  const sentences = sentenceSpans(text).flatMap(({ start, end }) => {
    const sentence = text.slice(start, end);
    if (!isWanted(sentence)) return [];
    const read = readSentence(sentence);
    return [start > 0 ? moved(read, start) : read];
  });
  return { text, sentences };
}

/** Reads a text that should be one sentence or fragment, such as a bullet or a field; null where it is none or several. */
export function readFragment(text: string): Sentence | null {
  const { sentences } = readEnglish(text);
  return sentences.length === 1 ? (sentences[0] ?? null) : null;
}
