import { advertWords } from './advert-words.ts';

const known = new Map<string, ReadonlySet<string>>();

/** Words of demands in a language that say how well something is known, or that it is done, not what: "strong", "experience of", "carry out". */
export function framingWords(language: string): ReadonlySet<string> {
  const found = known.get(language);
  if (found) return found;
  const { edges, ends, knowledge } = advertWords(language);
  const words = new Set([...edges, ...ends, ...knowledge]);
  known.set(language, words);
  return words;
}

/** Whether a word of a language is for papers of any kind: "certificate", "Schein". */
export function isPaperWord(language: string): (word: string) => boolean {
  const { papers } = advertWords(language);
  return (word) => papers.exec(word)?.[0].length === word.length;
}
