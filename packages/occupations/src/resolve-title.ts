import { titleWords } from './normalise-title.ts';
import type { ResolvedTitle, TitleMatch } from './resolved-title.ts';
import { titleTable, type TitleMeaning } from './title-table.ts';

const MOST_ALTERNATIVES = 8;
/** Titles that share a word with the one asked for and are compared letter by letter, at most. */
const MOST_COMPARED = 4_000;
/** Titles less alike than this mean something else. */
const LEAST_LIKENESS = 0.5;
/** Words of rank, which a title may lack without meaning another occupation. */
const RANK = new Set([
  'senior',
  'junior',
  'lead',
  'principal',
  'staff',
  'chief',
  'head',
  'trainee',
  'intern',
  'assistant',
  'associate',
  'i',
  'ii',
  'iii',
  'iv',
  'sous',
  'deputy',
]);

let byWord: Map<string, string[]> | null = null;

function titlesWith(word: string): readonly string[] {
  if (!byWord) {
    byWord = new Map();
    for (const title of titleTable().titles())
      for (const one of new Set(title.split(' '))) {
        const known = byWord.get(one);
        if (known) known.push(title);
        else byWord.set(one, [title]);
      }
  }
  return byWord.get(word) ?? [];
}

function trigrams(text: string): Set<string> {
  const padded = `  ${text} `;
  const found = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at += 1) found.add(padded.slice(at, at + 3));
  return found;
}

/** Share of common trigrams of two texts (Dice), 0 to 1. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0;
  for (const gram of a) if (b.has(gram)) common += 1;
  return (2 * common) / (a.size + b.size);
}

function ranked(meanings: readonly TitleMeaning[], certainty: number): TitleMatch[] {
  const { occupations } = titleTable();
  const whole = meanings.reduce((sum, { weight }) => sum + weight, 0);
  return meanings.flatMap(({ at, weight }) => {
    const occupation = occupations[at];
    // One of several meanings is less certain than the only one, but a listed title is never a mere guess.
    return occupation ? [{ ...occupation, certainty: certainty * (0.5 + (0.5 * weight) / whole) }] : [];
  });
}

function answer(matches: readonly TitleMatch[]): ResolvedTitle | null {
  const best = new Map<string, TitleMatch>();
  for (const match of matches)
    if ((best.get(match.code)?.certainty ?? 0) < match.certainty) best.set(match.code, match);
  const [first, ...others] = [...best.values()]
    .map((match) => ({ ...match, certainty: Math.round(match.certainty * 100) / 100 }))
    .toSorted((a, b) => b.certainty - a.certainty || (a.code < b.code ? -1 : 1));
  return first ? { ...first, alternatives: others.slice(0, MOST_ALTERNATIVES) } : null;
}

/** Titles with just these words in another order, with or without words of rank. */
function sameWords(words: readonly string[]): string[] {
  const key = (some: readonly string[]) => [...new Set(some)].toSorted().join(' ');
  const wanted = key(words);
  const rarest = [...words].toSorted((a, b) => titlesWith(a).length - titlesWith(b).length)[0] ?? '';
  return titlesWith(rarest)
    .slice(0, MOST_COMPARED)
    .filter((title) => key(title.split(' ')) === wanted);
}

function alike(title: string, words: readonly string[]): { title: string; likeness: number }[] {
  const candidates = new Set<string>();
  for (const word of [...words].toSorted((a, b) => titlesWith(a).length - titlesWith(b).length))
    for (const one of titlesWith(word)) if (candidates.size < MOST_COMPARED) candidates.add(one);
  const grams = trigrams(title);
  const pool = candidates.size > 0 ? candidates : titleTable().titles();
  return [...pool]
    .filter((one) => Math.abs(one.length - title.length) < 0.6 * title.length)
    .map((one) => ({ title: one, likeness: likeness(grams, trigrams(one)) }))
    .filter((one) => one.likeness >= LEAST_LIKENESS)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, 12);
}

/**
 * The occupation that a job title most likely means: by the title itself, then by its words in any order and without
 * rank, then by likeness of its letters (trigrams). Null where nothing is alike. Titles are English (O*NET 29.3, USDOL/ETA, CC BY 4.0).
 */
export function resolveTitle(title: string): ResolvedTitle | null {
  const words = titleWords(title);
  if (words.length === 0) return null;
  const { meaningsOf } = titleTable();
  const exact = ranked(meaningsOf(words.join(' ')), 1);
  if (exact.length > 0) return answer(exact);
  const plain = words.filter((word) => !RANK.has(word));
  const unranked =
    plain.length > 0 && plain.length < words.length ? ranked(meaningsOf(plain.join(' ')), 0.9) : [];
  if (unranked.length > 0) return answer(unranked);
  const reordered = sameWords(plain.length > 0 ? plain : words).flatMap((one) =>
    ranked(meaningsOf(one), 0.85),
  );
  if (reordered.length > 0) return answer(reordered);
  return answer(
    alike(words.join(' '), words).flatMap((one) => ranked(meaningsOf(one.title), 0.8 * one.likeness)),
  );
}

/**
 * How certainly some words are a job title, 0 to 1: 1 where they are listed, 0.8 where they are without words of rank.
 * Quick: only the lists are asked. For `ReadingOptions.titleCertainty` of `@candor/domain/reading`.
 */
export function titleCertainty(words: string): number {
  const all = titleWords(words);
  if (all.length === 0 || all.length > 8) return 0;
  const { meaningsOf } = titleTable();
  if (meaningsOf(all.join(' ')).length > 0) return 1;
  const plain = all.filter((word) => !RANK.has(word));
  return plain.length > 0 && plain.length < all.length && meaningsOf(plain.join(' ')).length > 0 ? 0.8 : 0;
}
