import { synonyms } from './synonyms.data.ts';
import { stem } from '../writing/index.ts';

const rowsByStem = Map.groupBy(
  synonyms.flatMap((row, at) => row.map((word) => ({ stem: stem(word), at }))),
  (entry) => entry.stem,
);

/** Words of the same meaning as a word in its compared form, itself included where a row has it. */
export function synonymsOf(word: string): string[] {
  return (rowsByStem.get(stem(word)) ?? []).flatMap(({ at }) => [...(synonyms[at] ?? [])]);
}
