import { meaningsOf } from '@candor/english';
import { thesaurusOf } from '@candor/english/thesaurus';
import type { Figure } from './figures.ts';
import { namesOf, onceFor, ROOT, type ClaimSource } from './claim-source.ts';
import { tokenOf } from './grammar.ts';
import type { Reading, Word } from './reading.ts';
import { stemOf } from './stem.ts';
import { unitOf } from './units.data.ts';
import { plainWords } from './words.data.ts';

const namings = new WeakMap<ClaimSource, Map<Reading, Set<Word>>>();
const coverages = new WeakMap<ClaimSource, Map<Reading, Set<Word>>>();

function once(
  cache: WeakMap<ClaimSource, Map<Reading, Set<Word>>>,
  claim: Reading,
  source: ClaimSource,
  find: () => Set<Word>,
): ReadonlySet<Word> {
  const known = cache.get(source) ?? new Map<Reading, Set<Word>>();
  cache.set(source, known);
  const found = known.get(claim) ?? find();
  known.set(claim, found);
  return found;
}

const SHORT_NAME = '#';

function withMeanings(claim: Reading, source: ClaimSource, isAsked: (meaning: string) => boolean): Word[] {
  return claim.meanings.flatMap(({ meaning, from, to }) =>
    isAsked(meaning) && source.meanings.has(meaning) ? claim.words.slice(from, to) : [],
  );
}

/** The letters by which a word stands in initials: all of them where it is made of initials itself. */
const initialOf = ({ text, lower }: Word) => (/^\p{Lu}{2,}$/u.test(text) ? lower : lower.charAt(0));

/** The words of a sentence that its source names: by stem, by a short or full name, by initials. */
export function namedWords(claim: Reading, source: ClaimSource): ReadonlySet<Word> {
  return once(namings, claim, source, () => {
    const named = new Set(claim.words.filter((word) => isHeld(word, source)));
    for (const word of withMeanings(claim, source, (meaning) => meaning.startsWith(SHORT_NAME)))
      named.add(word);
    for (const [at, word] of claim.words.entries())
      if (!named.has(word) && isCutShort(word, claim.words[at - 1], source)) named.add(word);
    for (const run of namesOf(claim.words)) {
      const words = run.filter(({ text }) => /^\p{Lu}/u.test(text));
      if (words.length < 2) continue;
      const acronyms = onceFor(source, acronymsOf);
      for (let from = 0; from < words.length; from += 1)
        for (let to = words.length; to > from + 1; to -= 1) {
          const part = words.slice(from, to);
          if (acronyms.has(part.map(initialOf).join(''))) for (const word of part) named.add(word);
        }
    }
    for (const acronym of onceFor(source, acronymsOf))
      for (const from of claim.words.keys())
        for (const word of speltOut(acronym, claim.words.slice(from)) ?? []) named.add(word);
    return named;
  });
}

/** The words of a sentence that its source holds: named, or by a synonym, or by something narrower. */
export function coveredWords(claim: Reading, source: ClaimSource): ReadonlySet<Word> {
  return once(
    coverages,
    claim,
    source,
    () => new Set([...namedWords(claim, source), ...withMeanings(claim, source, () => true)]),
  );
}

/** The words of a source with the word before each. */
const pairsOf = (source: ClaimSource) =>
  new Set(
    source.readings.flatMap((reading) =>
      reading.words.slice(1).flatMap((word, at) => {
        const before = reading.words[at];
        const isName = /^(?:noun|name|adjective|verb)$/.test(tokenOf(reading, word)?.pos ?? '');
        return isName && before?.isContent ? [`${before.lower} ${word.lower}`] : [];
      }),
    ),
  );

/** A word with more letters than this may be known by its first ones. */
const LONGEST_CUT = 5;

/** "Air conditioning", where the source has "air con". */
const isCutShort = ({ lower }: Word, before: Word | undefined, source: ClaimSource) =>
  before?.isContent === true &&
  lower.length > LONGEST_CUT &&
  !thesaurusOf(lower).isPerson &&
  Array.from({ length: lower.length - LONGEST_CUT }, (_, at) => lower.slice(0, at + 3)).some((short) =>
    onceFor(source, pairsOf).has(`${before.lower} ${short}`),
  );

const shortWords = (source: ClaimSource) => [
  ...new Set(
    source.readings.flatMap(({ words }) =>
      words.flatMap(({ lower, isContent }) =>
        isContent &&
        lower.length > 3 &&
        lower.length < 8 &&
        !/(?:s|ed|ing)$/.test(lower) &&
        meaningsOf(lower).length === 0
          ? [lower]
          : [],
      ),
    ),
  ),
];

const acronymsOf = (source: ClaimSource) =>
  new Set(
    source.readings.flatMap(({ words }) =>
      words.flatMap(({ lower, text }) =>
        text.toUpperCase() === text ? [lower] : /^\p{Lu}{3,}s$/u.test(text) ? [lower.slice(0, -1)] : [],
      ),
    ),
  );

/** The words whose initials make an acronym of three letters or more, small ones between them left out: "risk assessments, method statements" of RAMS. */
function speltOut(acronym: string, words: readonly Word[]): Word[] | undefined {
  if (acronym.length < 3 || !/^\p{Ll}+$/u.test(acronym)) return undefined;
  const found: Word[] = [];
  for (const word of words) {
    const isNext = word.lower.charAt(0) === acronym.charAt(found.length);
    if (isNext) found.push(word);
    else if (word.isContent || found.length === 0) return undefined;
    if (found.length === acronym.length) return found;
  }
  return undefined;
}

/** "NVQ" and "3" of "NVQ3". */
const numberedNames = (source: ClaimSource) =>
  new Set(
    source.readings.flatMap(({ words }) =>
      words.flatMap(({ text }) => /^(\p{Lu}{2,})\d{1,2}$/u.exec(text)?.[1]?.toLowerCase() ?? []),
    ),
  );

/** Whether a figure is what a source has joined to a name that stands before it. */
export const isOfNumberedName = (claim: Reading, { start, words }: Figure, source: ClaimSource): boolean =>
  claim.words.some(
    (word) =>
      word.end <= start &&
      onceFor(source, numberedNames).has(word.lower) &&
      source.stems.has(`${word.lower}${words}`),
  );

function isHeld(word: Word, source: ClaimSource): boolean {
  if (source.stems.has(word.stem) || isMisspelt(word, source)) return true;
  if (/^\p{Lu}{2,}$/u.test(word.text) && onceFor(source, numberedNames).has(word.lower)) return true;
  if (
    word.lower.length > ROOT &&
    source.roots.has(word.lower.slice(0, ROOT)) &&
    (!/^\p{Lu}/u.test(word.text) || /(?:n|en|er|e|s|ung)$/.test(word.text))
  )
    return true;
  // "Physio": a word cut short.
  if (
    onceFor(source, shortWords).some(
      (short) => word.lower.length > short.length + 2 && word.lower.startsWith(short),
    )
  )
    return true;
  const isAcronym = /^[\p{Lu}\d&]{2,}s?$/u.test(word.text);
  return isAcronym && source.initials.has(word.lower.replace(/s$/, ''));
}

/** Content words of a sentence that are neither figures nor their units. */
export const uncountedWords = (claim: Reading): Word[] =>
  claim.words.filter(
    (word) =>
      word.isContent &&
      !(claim.figures.length > 0 && unitOf(word.lower)) &&
      !claim.figures.some(({ start, words }) => word.start >= start && word.start < start + words.length),
  );

const plainStems = new Set([...plainWords].map(stemOf));

/** Words of phrasing. */
export const isPhrasing = (word: Word) => plainStems.has(word.stem);

/** Whether two words differ by one letter, more or less or another, or by two that changed places. */
export function isOneSlipAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one.charAt(0) !== other.charAt(0)) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  let behind = 0;
  while (behind < Math.min(one.length, other.length) - from && one.at(-1 - behind) === other.at(-1 - behind))
    behind += 1;
  const [left, right] = [one.slice(from, one.length - behind), other.slice(from, other.length - behind)];
  // "Costumers" for "customers".
  const letters = (word: string) => [...word].toSorted().join('');
  if (one.length > 6 && letters(one) === letters(other)) return true;
  return left.length + right.length <= 2 || (left.length === 2 && left === [...right].toReversed().join(''));
}

const unknownWords = (source: ClaimSource) => [
  ...new Set(
    source.readings.flatMap(({ words }) =>
      words.flatMap(({ lower, text }) =>
        lower.length > 4 && lower === text && meaningsOf(lower).length === 0 ? [lower] : [],
      ),
    ),
  ),
];

/** Whether a word is what a misspelt one of the source was meant to be. */
const isMisspelt = ({ lower, text }: Word, source: ClaimSource) =>
  lower.length > 4 &&
  (lower === text || /^\p{Lu}\p{Ll}+$/u.test(text)) &&
  meaningsOf(lower).length > 0 &&
  onceFor(source, unknownWords).some((one) => isOneSlipAway(one, lower));
