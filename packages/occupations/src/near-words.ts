import { countOf, wordsBeginning } from './title-index.ts';

const LEAST_LETTERS = 4;
const MOST_OFFERED = 4;

const rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)];

/** Letters to be inserted, left out, changed or swapped with the next to make one word of another; more than `most` is `most + 1`. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most || a.length > 60 || b.length > 60) return most + 1;
  let [before, last, row] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let j = 0; j <= b.length; j += 1) last[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1;
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1)
      )
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    [before, last, row] = [last, row, before];
  }
  return last[b.length] ?? most + 1;
}

/** The letters of a word as bits: words whose letters differ more cannot be near. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Swapped letters are the commonest slip. */
const OF_SWAPPED = 0.3;
const inOrder = (word: string) => [...word].toSorted().join('');

/** Words of titles that a misspelt word may mean, likeliest first: those of the same initial, one or two letters off. */
export function nearWords(word: string): string[] {
  if (word.length < LEAST_LETTERS) return [];
  const most = word.length < 7 ? 1 : 2;
  const found: { word: string; score: number }[] = [];
  const letters = lettersOf(word);
  const sorted = inOrder(word);
  for (const other of wordsBeginning(word.slice(0, 1), word.length - most, word.length + most)) {
    if (countBits(letters ^ lettersOf(other)) > 2 * most) continue;
    const off = distance(word, other, most);
    if (off === 0 || off > most) continue;
    const swapped = other.length === word.length && inOrder(other) === sorted ? OF_SWAPPED : 0;
    found.push({ word: other, score: off - swapped - Math.log10(1 + countOf(other)) / 3 });
  }
  return found
    .toSorted((a, b) => a.score - b.score || (a.word < b.word ? -1 : 1))
    .slice(0, MOST_OFFERED)
    .map(({ word }) => word);
}

/** The longest known title at the end of a compound ("Fachkrankenschwester"), as German and Dutch write them. */
export function compoundHead(word: string): string | null {
  for (let from = 2; from <= word.length - 5; from += 1)
    if (countOf(word.slice(from)) > 0) return word.slice(from);
  return null;
}

/** Heads of compounds that say nothing of the occupation. */
const GENERAL_HEAD =
  /^(.{4,}?)s?(?:mitarbeiter|fachkraft|hilfskraft|kraft|helfer|gehilfe|angestellte|medewerker|bediende|hulp)(?:in|ster|r|n)?$/;

/** Ranks of a trade, as German and Dutch write them behind it: "Tischlermeister". */
const RANK_TAIL = /^(.{4,})(?:meister|geselle|lehrling|auszubildende|azubi|gesellin|meisterin|leerling)r?$/;

/** A trade without the rank behind it; null for other words. */
export const withoutRankTail = (word: string): string | null => RANK_TAIL.exec(word)?.[1] ?? null;

/** The field of a compound whose head is a general one ("Lager" of "Lagermitarbeiter"); null for other words. */
export const compoundStart = (word: string): string | null => GENERAL_HEAD.exec(word)?.[1] ?? null;
