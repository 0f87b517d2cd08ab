import type { Span } from './english-text.ts';

export type Word = { span: Span; text: string };

const ADDRESS = String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:https?:\/\/|www\.)[^\s,;)]+`;
/** "£40k", "9:30", "1,200", "18t", "12%", "3rd", "under-12s" is a word. */
const NUMBER = String.raw`[£$€]?\d+(?:[.,:]\d+)*(?:st|nd|rd|th)?(?:\p{L}{1,3}(?!\p{L}))?%?`;
const WORD = String.raw`\p{L}[\p{L}\p{M}\p{N}]*(?:[-&'’.]\p{L}?[\p{L}\p{M}\p{N}]+|\/\p{L}(?!\p{L}))*(?:\+\+|#)?`;
const HYPHENATED_NUMBER = String.raw`\d+(?:-\p{L}+)+`;
const TOKEN = new RegExp(`${ADDRESS}|${HYPHENATED_NUMBER}|${NUMBER}|${WORD}|\\S`, 'gu');
const CLITIC = /(?:n['’]t|['’](?:s|m|re|ve|ll|d))$/i;

/** Words and punctuation with their places. Hyphenated words are one token; "don't" is "do" and "n't". */
export function tokenise(text: string, offset: number): Word[] {
  const words: Word[] = [];
  for (const { 0: found, index } of text.matchAll(TOKEN)) {
    const start = offset + index;
    const cut = /^\p{L}/u.test(found) ? (CLITIC.exec(found)?.index ?? 0) : 0;
    if (cut) words.push({ span: { start, end: start + cut }, text: found.slice(0, cut) });
    words.push({ span: { start: start + cut, end: start + found.length }, text: found.slice(cut) });
  }
  return words;
}
