import { onceFor, type EvidenceSource } from './evidence-source.ts';

/** Of a shorter word one letter is too much of it. */
const LEAST_LETTERS = 5;
const LONG = 8;

const byInitial = (source: EvidenceSource) => Map.groupBy(source.words, (word) => word.charAt(0));

/** Edits between two words, neighbours exchanged counting once; more than `most` as `most + 1`. */
function edits(a: string, b: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_one, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[b.length] ?? most + 1;
}

const LONGEST = 30;

/** Whether a word is one of the source's with a letter or two put right: "Deliotte" for "Deloitte". */
export function isLikeTyped(word: string, source: EvidenceSource): boolean {
  if (word.length < LEAST_LETTERS || word.length > LONGEST) return false;
  const most = word.length >= LONG ? 2 : 1;
  return (onceFor(source, byInitial).get(word.charAt(0)) ?? []).some(
    (one) => Math.abs(one.length - word.length) <= most && edits(word, one, most) <= most,
  );
}
