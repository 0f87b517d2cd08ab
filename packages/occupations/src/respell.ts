import { nearWords } from './near-words.ts';
import { countOf } from './title-index.ts';

const MOST_RESPELT = 24;

/** A word of so few titles may itself be misspelt there. */
export const isRare = (word: string) => countOf(word) <= 3;

/** The words as they may have been meant, likeliest first: each as it stands or as one near it. */
export function respellings(words: readonly string[]): string[][] {
  const choices = words.map((word) => {
    const near = nearWords(word).map((other, at) => ({ word: other, cost: 1 + at }));
    return countOf(word) > 0
      ? [{ word, cost: isRare(word) ? 1 : 0 }, ...near]
      : near.length > 0
        ? near
        : [{ word, cost: 0 }];
  });
  let some: { words: string[]; cost: number }[] = [{ words: [], cost: 0 }];
  for (const choice of choices)
    some = some
      .flatMap((one) =>
        choice.map(({ word, cost }) => ({ words: [...one.words, word], cost: one.cost + cost })),
      )
      .toSorted((a, b) => a.cost - b.cost)
      .slice(0, MOST_RESPELT);
  return some.map((one) => one.words).filter((one) => one.join(' ') !== words.join(' '));
}
