import { textAt, type Span } from '../text/index.ts';
import { matchWords } from './match-words.ts';
import { namedWords } from './named-words.ts';

/** Where sentences of a text say all of some words, in any form or by another name of the same thing. `language` is BCP 47. */
export function placesSaying(
  text: string,
  sentences: readonly Span[],
  words: string,
  language: string,
): Span[] {
  const wanted = namedWords(words, language).words;
  return sentences.flatMap((sentence) => {
    const match = matchWords(wanted, namedWords(textAt(text, sentence), language), () => 1);
    if (!match.isWhole) return [];
    const [first] = match.at.toSorted((a, b) => a.start - b.start);
    const end = Math.max(...match.at.map((word) => word.end));
    return [first ? { start: sentence.start + first.start, end: sentence.start + end } : sentence];
  });
}

/** The largest share of some words that one line of a text says, 0 to 1. */
export function matchedShare(text: string, words: string, language: string): number {
  const wanted = namedWords(words, language).words;
  const shares = text
    .split('\n')
    .map((line) => matchWords(wanted, namedWords(line, language), () => 1).share);
  return Math.max(0, ...shares);
}
