import type { SkillWord } from './skill-words.ts';

/** Words between two separators of a list, a line or a sentence. */
export interface Item {
  from: number;
  to: number;
  /** Items of one list have one number. */
  list: number;
}

export interface TextItems {
  items: Item[];
  /** The item of each word; -1 of a conjunction. */
  itemOf: number[];
  /** Whether a capital says something there: not in a line of capitals only, of small letters only, or where nearly every word has one. */
  isTellingCase: (word: number) => boolean;
  /** Whether a word opens a sentence or a line. */
  isFirst: (word: number) => boolean;
}

const CONJUNCTIONS = new Set('and or und oder sowie et ou y e o en ed plus'.split(' '));
const ENDS_SENTENCE = /[.!?](?:\s|$)|\n\s*\n/;
const OPENS = /[\n•●▪◦‣*]|[.!?:]\s|^\s*[-–—]\s|\s[-–—]\s/;
const SEPARATES = /[,;|•●▪◦‣·/\n\t:()[\]&]|\s[-–—*]\s/;

/** A line of more capitals a small word is a heading. */
const MOST_CAPITALS = 2.5;

/** A text as the items of its lists. */
export function itemsOf(text: string, words: readonly SkillWord[]): TextItems {
  const items: Item[] = [];
  const itemOf: number[] = [];
  const first = new Set<number>();
  const lineOf: number[] = [];
  const lines: { capitals: number; small: number; upper: number }[] = [];
  let list = 0;
  let isOpen = false;
  words.forEach((word, at) => {
    const gap = text.slice(words[at - 1]?.end ?? 0, word.start);
    if (at === 0 || OPENS.test(gap)) first.add(at);
    if (at === 0 || gap.includes('\n')) lines.push({ capitals: 0, small: 0, upper: 0 });
    lineOf.push(lines.length - 1);
    const line = lines.at(-1);
    if (line && /^\p{L}/u.test(word.text)) {
      if (/^\p{Lu}[\p{Lu}\p{N}]*$/u.test(word.text) && word.text.length > 1) line.upper += 1;
      else if (/^\p{Lu}/u.test(word.text)) line.capitals += 1;
      else line.small += 1;
    }
    if (ENDS_SENTENCE.test(gap)) {
      list += 1;
      isOpen = false;
    } else if (SEPARATES.test(gap)) isOpen = false;
    if (CONJUNCTIONS.has(word.key)) {
      itemOf.push(-1);
      isOpen = false;
      return;
    }
    const last = items.at(-1);
    if (isOpen && last) last.to = at;
    else items.push({ from: at, to: at, list });
    isOpen = true;
    itemOf.push(items.length - 1);
  });
  return {
    items,
    itemOf,
    isFirst: (word) => first.has(word),
    isTellingCase: (word) => {
      const line = lines[lineOf[word] ?? -1];
      return line !== undefined && line.small > 0 && MOST_CAPITALS * line.small >= line.capitals;
    },
  };
}
