import { LONGEST_QUOTE, linesOf } from './quote-proof.ts';

/** Words that any qualification may have: they do not tell it from another. */
const ANY =
  /^(?:diplomas?|degrees?|courses?|programmes?|programs?|certificates?|qualifications?|training|with|level|approved|apprenticeship|exams?|tests?|beside|from|your|that|other)$/;
const UNFINISHED =
  /\b(?:in progress|ongoing|expected|part[- ]?(?:completed|qualified)|credits|laufend|since|seit)\b/i;
const [SHORTEST, FEWEST] = [4, 2];

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}]+|\d+/gu) ?? [];
const tellingIn = (name: string) =>
  wordsOf(name).filter((word) => /\d/.test(word) || (word.length >= SHORTEST && !ANY.test(word)));

/** The line of a CV that names a qualification with all the words that tell it; null where none does, or it is not finished. */
export function quoteOfStudy(name: string, cvText: string): string | null {
  const telling = tellingIn(name);
  if (telling.length < FEWEST) return null;
  const line = linesOf(cvText).find((one) => {
    const words = new Set(wordsOf(one));
    return !UNFINISHED.test(one) && telling.every((word) => words.has(word));
  });
  return line?.slice(0, LONGEST_QUOTE) ?? null;
}
