import type { AskedTerm } from '../../jobs/index.ts';
import type { Span } from '../../text/index.ts';
import { wordsInText } from '../../writing/index.ts';

/** Which of the things that an advert asks for a letter takes up, and where; and which it leaves open. */
export function answeredTerms(
  asked: readonly AskedTerm[],
  letter: string,
): { answered: { term: string; span: Span }[]; open: string[] } {
  const all = asked.map(({ words, name }) => ({
    term: words,
    span: wordsInText(letter, words)[0] ?? wordsInText(letter, name)[0],
  }));
  return {
    answered: all.flatMap(({ term, span }) => (span ? [{ term, span }] : [])),
    open: all.filter(({ span }) => !span).map(({ term }) => term),
  };
}
