import { countOf, titlesWith } from './title-index.ts';

/** Titles that share a word with the one asked for and are compared, at most. */
const MOST_COMPARED = 1_200;
const MOST_TAKEN = 8;
/** Titles that share less than this of their words, weighted by how rare each is, mean something else. */
const LEAST_SHARED = 0.62;
/** A last word of so many titles says the role ("manager"): a title without it is another job. */
const [COMMON_ROLE, WITHOUT_ROLE] = [300, 0.75];
const TITLES = 150_000;

const rarity = (word: string) => Math.log(TITLES / (1 + countOf(word)));

function candidates(words: readonly string[]): string[] {
  const found = new Set<string>();
  const rarestFirst = words.filter((word) => countOf(word) > 0).toSorted((a, b) => countOf(a) - countOf(b));
  for (const word of rarestFirst)
    for (const title of titlesWith(word)) if (found.size < MOST_COMPARED) found.add(title);
  return [...found];
}

/** Titles of the same words in another order, else those that share most of them. */
export function shared(words: readonly string[]): { title: string; share: number }[] {
  const wanted = new Set(words);
  const weights = new Map<string, number>();
  const weightOf = (word: string) => {
    let known = weights.get(word);
    if (known === undefined) weights.set(word, (known = rarity(word)));
    return known;
  };
  const whole = [...wanted].reduce((sum, word) => sum + weightOf(word), 0);
  const last = words.at(-1) ?? '';
  const role = countOf(last) >= COMMON_ROLE ? last : null;
  return candidates([...wanted])
    .map((title) => {
      const own = [...new Set(title.split(' '))];
      const sum = own.reduce((sum, word) => sum + weightOf(word), 0);
      const common = own.reduce((sum, word) => sum + (wanted.has(word) ? weightOf(word) : 0), 0);
      const lacksRole = role !== null && !own.includes(role);
      return { title, share: ((2 * common) / (sum + whole)) * (lacksRole ? WITHOUT_ROLE : 1) };
    })
    .filter(({ share }) => share >= LEAST_SHARED)
    .toSorted((a, b) => b.share - a.share || (a.title < b.title ? -1 : 1))
    .slice(0, MOST_TAKEN);
}
