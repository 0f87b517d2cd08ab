import { isUndone, type ClaimKind, type Word } from '../evidence/index.ts';
import { isAcronym, type NamedWord, type NamedWords } from './named-words.ts';

/** How much a word tells by itself, 0 to 1: what many things are called says little. */
export type Rarity = (word: string) => number;

/** How a line says the words of a demand. */
export interface WordMatch {
  /** Whether it says all of them, in any form or by another name of the same thing. */
  isWhole: boolean;
  /** How much of what they tell it says, 0 to 1. */
  share: number;
  /** How much the most telling word that it says tells, 0 to 1. */
  most: number;
  /** The words of the line. */
  at: readonly Word[];
}

const LEAST_PART = 5;
/** Words that begin alike for so much of the shorter are of one family: "turismo", "turísticos". */
const OF_KIN = 0.65;
/** What a part of a longer word, or another name of what is named, says of it: "Versorgung" of "Wundversorgung". */
const OF_PART = 0.7;

/** Whether one word is put together from another, at its beginning or end, or of one family with it. */
const isPartOf = (one: string, other: string): boolean => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < LEAST_PART) return false;
  if (long.endsWith(short)) return true;
  if (long.charCodeAt(0) !== short.charCodeAt(0)) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  return same >= LEAST_PART && same >= OF_KIN * short.length;
};

function matchOf({ stems, sameAs, word }: NamedWord, line: NamedWords): { counts: number; at: Word | null } {
  const same = stems.some((stem) => line.stems.has(stem))
    ? line.words.find((one) => one.stems.some((stem) => stems.includes(stem)))
    : undefined;
  if (same) return { counts: 1, at: same.word };
  if (sameAs.some((name) => line.names.has(name))) return { counts: 1, at: null };
  if (stems.some((stem) => line.otherStems.has(stem))) return { counts: OF_PART, at: null };
  const { text } = word;
  const acronym = isAcronym(word)
    ? line.words.find((one) => one.word.text.endsWith(text) || one.word.text.startsWith(text))
    : undefined;
  if (acronym) return { counts: OF_PART, at: acronym.word };
  const [stem = ''] = stems;
  const part = line.words.find((one) => isPartOf(one.stems[0] ?? '', stem));
  return part ? { counts: OF_PART, at: part.word } : { counts: 0, at: null };
}

/** How a line says what some words name. */
export function matchWords(wanted: readonly NamedWord[], line: NamedWords, rarity: Rarity): WordMatch {
  let [reached, all, most, isWhole] = [0, 0, 0, wanted.length > 0];
  const at: Word[] = [];
  for (const one of wanted) {
    const weight = rarity(one.word.lower);
    const { counts, at: where } = matchOf(one, line);
    all += weight;
    reached += counts * weight;
    if (counts < 1) isWhole = false;
    if (counts > 0) most = Math.max(most, counts * weight);
    if (where) at.push(where);
  }
  return { isWhole, share: all === 0 ? 0 : reached / all, most, at };
}

/** Whether a line speaks of what it says as not done, or a paper not held. */
export const isDenied = (line: NamedWords, wanted: readonly NamedWord[], kind: ClaimKind): boolean =>
  isUndone(
    line.reading,
    wanted.map(({ word }) => word),
    kind,
  );
