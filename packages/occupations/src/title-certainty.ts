import { titleWords } from './normalise-title.ts';
import { titleTable } from './title-table.ts';

/** The words of rank that the reading of CVs was measured with. */
const ENGLISH_RANK = new Set(
  'senior junior lead principal staff chief head trainee intern assistant associate i ii iii iv sous deputy'.split(
    ' ',
  ),
);

/**
 * How certainly some words are a job title, 0 to 1: 1 where they are listed, 0.8 where they are without words of rank.
 * Quick: only O*NET's list is asked. For `ReadingOptions.titleCertainty` of `@candor/domain/reading`.
 */
export function titleCertainty(words: string): number {
  const all = titleWords(words);
  if (all.length === 0 || all.length > 8) return 0;
  const { titles } = titleTable();
  if (titles.find(all.join(' ')) !== undefined) return 1;
  const plain = all.filter((word) => !ENGLISH_RANK.has(word));
  return plain.length > 0 && plain.length < all.length && titles.find(plain.join(' ')) !== undefined
    ? 0.8
    : 0;
}
