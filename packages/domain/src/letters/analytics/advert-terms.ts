import { comparableWords, stem } from '../../writing/index.ts';
import type { PreparedText } from '../../improving/index.ts';
import { advertStems } from '../advert.ts';
import type { Span } from '../../text/index.ts';

const MOST_TERMS = 24;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}+#.'’-]*/gu;

interface Term {
  stem: string;
  /** As the advert writes it first. */
  word: string;
}

/** The words an advert asks for, those it repeats first, each once by its stem. */
export function advertTerms(advert: string): Term[] {
  const wanted = advertStems(advert);
  const first = new Map<string, { word: string; at: number }>();
  for (const match of advert.matchAll(WORD)) {
    const word = match[0].replace(/[.'’-]+$/, '');
    const [plain = ''] = comparableWords(word);
    const one = stem(plain);
    if (wanted.has(one) && !first.has(one)) first.set(one, { word, at: match.index });
  }
  return [...first]
    .toSorted(([a, one], [b, other]) => (wanted.get(b) ?? 0) - (wanted.get(a) ?? 0) || one.at - other.at)
    .slice(0, MOST_TERMS)
    .map(([stemmed, { word }]) => ({ stem: stemmed, word }));
}

/** Which terms a letter takes up, and where; and which it leaves open. */
export function answeredTerms(
  terms: readonly Term[],
  { tokens }: PreparedText,
): { answered: { term: string; span: Span }[]; open: string[] } {
  const places = new Map<string, Span>();
  for (const { lower, span } of tokens) {
    for (const plain of comparableWords(lower)) {
      const one = stem(plain);
      if (!places.has(one)) places.set(one, span);
    }
  }
  const answered = terms.flatMap(({ stem: one, word }) => {
    const span = places.get(one);
    return span ? [{ term: word, span }] : [];
  });
  const said = new Set(answered.map(({ term }) => term));
  return { answered, open: terms.map(({ word }) => word).filter((word) => !said.has(word)) };
}
