import { splitSentences } from '../cv/index.ts';
import type { Span } from '../text/index.ts';

export interface Token {
  /** As it stands. */
  text: string;
  /** Lower case, straight apostrophe. */
  lower: string;
  span: Span;
}

export interface Sentence {
  span: Span;
  text: string;
  tokens: Token[];
}

/**
 * What a text is made of. `sentences`: a letter. `statements`: a CV, one action a line, mostly without subject, often
 * without a full stop.
 */
export type TextKind = 'sentences' | 'statements';

/** A text cut into what checks look at, once for all of them. */
export interface PreparedText {
  text: string;
  sentences: Sentence[];
  tokens: Token[];
  paragraphs: { span: Span; sentences: Sentence[] }[];
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;

function tokensOf(text: string, from: number): Token[] {
  return [...text.matchAll(WORD)].map((match) => {
    const word = match[0].replace(/['’-]+$/, '');
    const start = from + match.index;
    return {
      text: word,
      lower: word.toLowerCase().replaceAll('’', "'"),
      span: { start, end: start + word.length },
    };
  });
}

/** Cuts a text into paragraphs, sentences and words. Linear in its length. */
export function prepareText(text: string): PreparedText {
  const paragraphs: PreparedText['paragraphs'] = [];
  for (const match of text.matchAll(/[^\n]+/g)) {
    let from = match.index;
    const end = match.index + match[0].length;
    const sentences = splitSentences(match[0]).map((sentence): Sentence => {
      const start = text.indexOf(sentence, from);
      from = start + sentence.length;
      return { span: { start, end: from }, text: sentence, tokens: tokensOf(sentence, start) };
    });
    paragraphs.push({ span: { start: match.index, end }, sentences });
  }
  const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences);
  return { text, paragraphs, sentences, tokens: sentences.flatMap(({ tokens }) => tokens) };
}
