import { namesOf, onceFor, ROOT, type ClaimSource } from './claim-source.ts';
import type { Reading, Word } from './reading.ts';
import { stemOf } from './stem.ts';
import { unitOf } from './units.data.ts';
import { plainWords } from './words.data.ts';

const coverages = new WeakMap<ClaimSource, Map<Reading, Set<Word>>>();

/** The words of a sentence that its source holds: by stem, by another name for the same, by a narrower one, by initials. */
export function coveredWords(said: Reading, source: ClaimSource): ReadonlySet<Word> {
  const known = coverages.get(source) ?? new Map<Reading, Set<Word>>();
  coverages.set(source, known);
  const before = known.get(said);
  if (before) return before;
  const covered = new Set(said.words.filter((word) => isHeld(word, source)));
  for (const { meaning, from, to } of said.meanings)
    if (source.meanings.has(meaning)) for (const word of said.words.slice(from, to)) covered.add(word);
  const acronyms = onceFor(source, acronymsOf);
  for (const run of namesOf(said.words)) {
    const words = run.filter(({ text }) => /^\p{Lu}/u.test(text));
    for (let from = 0; from < words.length; from += 1)
      for (let to = words.length; to > from + 1; to -= 1) {
        const part = words.slice(from, to);
        const initials = part.map(({ lower }) => lower.charAt(0)).join('');
        if (acronyms.has(initials)) for (const word of part) covered.add(word);
      }
  }
  known.set(said, covered);
  return covered;
}

const acronymsOf = (source: ClaimSource) =>
  new Set(
    source.readings.flatMap(({ words }) =>
      words.flatMap(({ lower, text }) => (text.toUpperCase() === text ? [lower] : [])),
    ),
  );

function isHeld(word: Word, source: ClaimSource): boolean {
  if (source.stems.has(word.stem)) return true;
  if (
    word.lower.length > ROOT &&
    source.roots.has(word.lower.slice(0, ROOT)) &&
    (!/^\p{Lu}/u.test(word.text) || /(?:n|en|er|e|s|ung)$/.test(word.text))
  )
    return true;
  const isAcronym = /^[\p{Lu}\d&]{2,}s?$/u.test(word.text);
  return isAcronym && source.initials.has(word.lower.replace(/s$/, ''));
}

/** Content words of a sentence that its source does not hold and that are more than phrasing. */
export function uncoveredWords(said: Reading, source: ClaimSource, isPlain: (word: Word) => boolean): Word[] {
  const covered = coveredWords(said, source);
  return said.words.filter(
    (word) =>
      word.isContent &&
      !covered.has(word) &&
      !isPlain(word) &&
      !(said.figures.length > 0 && unitOf(word.lower)) &&
      !said.figures.some(({ start, words }) => word.start >= start && word.start < start + words.length),
  );
}

const plainStems = new Set([...plainWords].map(stemOf));

/** Words of phrasing. */
export const isPhrasing = (word: Word) => plainStems.has(word.stem);
