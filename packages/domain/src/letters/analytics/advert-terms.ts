import type { AskedTerm } from '../../jobs/index.ts';
import type { PreparedText } from '../../improving/index.ts';
import { detectLanguage } from '../../text/language/index.ts';
import type { Span } from '../../text/index.ts';
import { placesSaying } from '../../answering/finding/index.ts';

/** What an advert asks for, as a letter takes it up. */
export interface AnsweredTerms {
  answered: { term: string; span: Span }[];
  open: string[];
}

/** Which of the things that an advert asks for a letter takes up, and where; and which it leaves open. */
export function answeredIn(
  { text, sentences: all }: PreparedText,
  asked: readonly AskedTerm[],
): AnsweredTerms {
  const sentences = all.map(({ span }) => span);
  const language = detectLanguage(text);
  const terms = asked.map(({ words, name }) => ({
    term: words,
    span:
      placesSaying(text, sentences, words, language)[0] ?? placesSaying(text, sentences, name, language)[0],
  }));
  return {
    answered: terms.flatMap(({ term, span }) => (span ? [{ term, span }] : [])),
    open: terms.filter(({ span }) => !span).map(({ term }) => term),
  };
}
