import type { PreparedText } from '../../improving/index.ts';

/** Syllables of an English word by its vowel groups, at least 1. Rough: right for about nine words in ten. */
export function syllables(word: string): number {
  const lower = word.toLowerCase().replace(/[^a-z]/g, '');
  if (lower.length <= 3) return 1;
  const bare = lower
    .replace(/(?:[^laeiouy]es|[^aeioudt]ed|[^aeioul]e)$/, (ending) => ending.charAt(0))
    .replace(/^y/, '');
  return Math.max(1, bare.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}

/** Flesch-Kincaid grade level (US Navy, 1975), one decimal; 0 for a text without words. */
export function gradeLevel({ sentences, tokens }: PreparedText): number {
  const words = tokens.filter(({ lower }) => /\p{L}/u.test(lower));
  if (words.length === 0 || sentences.length === 0) return 0;
  const all = words.reduce((sum, { lower }) => sum + syllables(lower), 0);
  const grade = 0.39 * (words.length / sentences.length) + 11.8 * (all / words.length) - 15.59;
  return Math.max(0, Math.round(grade * 10) / 10);
}

/** Mean and standard deviation of the words in a sentence, one decimal. */
export function sentenceLengths({ sentences }: PreparedText): { mean: number; spread: number } {
  const lengths = sentences.map(({ tokens }) => tokens.length).filter((length) => length > 0);
  if (lengths.length === 0) return { mean: 0, spread: 0 };
  const mean = lengths.reduce((sum, one) => sum + one, 0) / lengths.length;
  const variance = lengths.reduce((sum, one) => sum + (one - mean) ** 2, 0) / lengths.length;
  return { mean: Math.round(mean * 10) / 10, spread: Math.round(Math.sqrt(variance) * 10) / 10 };
}
