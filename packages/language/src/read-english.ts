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

function readLine(line: string, at: number): Sentence[] {
  // What was read as one sentence is one.
  const ends = known.has(line) ? [line.length] : once(knownEnds, line, sentenceEnds);
  let from = 0;
  return ends.flatMap((end) => {
    const raw = line.slice(from, end);
    const text = raw.trim();
    const start = at + from + raw.indexOf(text);
    from = end;
    if (!text) return [];
    const read = readSentence(text);
    return [start > 0 ? moved(read, start) : read];
  });
}

/**
 * Splits and tags a text. Pure and deterministic; the model is set up by the first call (a third of a second), lines
 * that were read before cost next to nothing. A line break ends a sentence.
 * @returns sentences in order, spans in UTF-16 units of `text`
 */
export function readEnglish(text: string): EnglishText {
  const sentences: Sentence[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    sentences.push(...readLine(line, at));
    at += line.length + 1;
  }
  return { text, sentences };
}

/** Reads a text that should be one sentence or fragment, such as a bullet or a field; null where it is none or several. */
export function readFragment(text: string): Sentence | null {
  const { sentences } = readEnglish(text);
  return sentences.length === 1 ? (sentences[0] ?? null) : null;
}
