import { aliasRows, widerRows } from './aliases.data.ts';
import { stemOf } from './stem.ts';

/** Words of a text that name what a row names. */
export interface RowMatch {
  row: number;
  from: number;
  to: number;
}

interface Phrase {
  stems: readonly string[];
  row: number;
}

const stemsOf = (phrase: string) => (phrase.match(/[\p{L}\p{N}&']+/gu) ?? []).map(stemOf);

const byFirst = new Map<string, Phrase[]>();
for (const [row, phrases] of aliasRows.entries())
  for (const phrase of phrases) {
    const stems = stemsOf(phrase);
    const first = stems[0] ?? '';
    const found = byFirst.get(first);
    if (found) found.push({ stems, row });
    else byFirst.set(first, [{ stems, row }]);
  }

const wideOf = new Map<string, string[]>();
for (const { narrow, wide } of widerRows)
  for (const one of narrow.map(stemOf)) wideOf.set(one, [...(wideOf.get(one) ?? []), ...wide.map(stemOf)]);

/** Every row that words, by their stems, speak of. */
export function rowsIn(stems: readonly string[]): RowMatch[] {
  const found: RowMatch[] = [];
  for (const [at, stem] of stems.entries())
    for (const phrase of byFirst.get(stem) ?? [])
      if (phrase.stems.every((one, offset) => stems[at + offset] === one))
        found.push({ row: phrase.row, from: at, to: at + phrase.stems.length });
  return found;
}

/** The wider stems that may name what a stem names. */
export function widerThan(stem: string): readonly string[] {
  return wideOf.get(stem) ?? [];
}
