/** A word, number or sign of a text, in the order they stand. */
export interface Token {
  text: string;
  /** In the form it is compared in: lower case, without a possessive ending. */
  lower: string;
  start: number;
  end: number;
  kind: 'word' | 'number' | 'sign';
}

const TOKEN =
  /(?<number>\d+(?:[.,'’\u00a0\u202f ]\d{3}(?!\d))*(?:[.,]\d+)?)|(?<word>\p{L}{1,2}['’](?=\p{L}{3})|\p{L}[\p{L}\p{M}]*(?:[&'’]\p{L}+)*[+#]*)|[^\s\p{L}\p{N}]/gu;

const comparableForm = (word: string) =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]s?$/, '')
    .replaceAll('’', "'");

/** The tokens of a text. Letters and digits that touch are tokens of their own, as is a French
 * article before a vowel: "12yrs", "d'aide". */
export function tokensIn(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map((match) => {
    const { number, word } = match.groups ?? {};
    const [found] = match;
    return {
      text: found,
      lower: word === undefined ? found : comparableForm(found),
      start: match.index,
      end: match.index + found.length,
      kind: number === undefined ? (word === undefined ? 'sign' : 'word') : 'number',
    };
  });
}
