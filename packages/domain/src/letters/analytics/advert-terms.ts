import type { AskedTerm } from '../../jobs/index.ts';
import type { Span } from '../../text/index.ts';
import { placesSaying } from '../../answering/finding/index.ts';

/** Which of the things that an advert asks for a letter takes up, and where; and which it leaves open. */
export function answeredTerms(
  asked: readonly AskedTerm[],
  { text, sentences, language }: { text: string; sentences: readonly Span[]; language: string },
): { answered: { term: string; span: Span }[]; open: string[] } {
  const all = asked.map(({ words, name }) => ({
    term: words,
    span:
      placesSaying(text, sentences, words, language)[0] ?? placesSaying(text, sentences, name, language)[0],
  }));
  return {
    answered: all.flatMap(({ term, span }) => (span ? [{ term, span }] : [])),
    open: all.filter(({ span }) => !span).map(({ term }) => term),
  };
}
