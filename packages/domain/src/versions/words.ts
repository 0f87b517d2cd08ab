/** Han and kana stand for a word each; elsewhere a word is a run of letters, marks and figures. */
const TOKENS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*|\s+|[^]/gu;

/** A text in words, white space and single marks, none lost. */
export function tokensOf(text: string): string[] {
  return text.match(TOKENS) ?? [];
}

const MOST_WORDS = 400;

/** The different words of a text in lower case, at most the first 400. */
export function wordsOf(text: string): Set<string> {
  const words = new Set<string>();
  for (const [token] of text.matchAll(TOKENS)) {
    if (/[\p{L}\p{N}]/u.test(token)) words.add(token.toLowerCase());
    if (words.size === MOST_WORDS) break;
  }
  return words;
}
