import { thesaurusOf } from '@candor/english/thesaurus';
import { shortNames } from './short-names.data.ts';
import { stemOf } from './stem.ts';

/** Words of a text and what they may mean: a row of short names, or a sense of the thesaurus. */
export interface MeaningMatch {
  meaning: string;
  from: number;
  to: number;
}

interface Phrase {
  stems: readonly string[];
  meaning: string;
}

const byFirst = new Map<string, Phrase[]>();
for (const [row, names] of shortNames.entries())
  for (const name of names) {
    const stems = (name.match(/[\p{L}\p{N}&']+/gu) ?? []).map(stemOf);
    const first = stems[0] ?? '';
    byFirst.set(first, [...(byFirst.get(first) ?? []), { stems, meaning: `#${row}` }]);
  }

const MOST_WORDS = 3;

const PARTICLE = /^(?:up|out|off|over|in|into|down|away|back|through|round|around|on)$/;
/** How far behind its verb a particle may stand: "put the new shelves up". */
const FARTHEST = 4;

/** "Went into", of small words alone. */
const isPhrasal = (part: readonly { lower: string }[]) =>
  part.length === 2 && PARTICLE.test(part[1]?.lower ?? '');

/** Every meaning that words may have, and every one that is a step wider than one of theirs. */
export function meaningsIn(words: readonly { stem: string; lower: string; isContent: boolean }[]): {
  own: MeaningMatch[];
  wider: ReadonlySet<string>;
} {
  const own: MeaningMatch[] = [];
  const wider = new Set<string>();
  for (const [from, word] of words.entries()) {
    for (const { stems, meaning } of byFirst.get(word.stem) ?? [])
      if (stems.every((one, offset) => words[from + offset]?.stem === one))
        own.push({ meaning, from, to: from + stems.length });
    for (let to = from + 1; to <= Math.min(words.length, from + MOST_WORDS); to += 1) {
      const part = words.slice(from, to);
      if (!part.some(({ isContent }) => isContent) && !isPhrasal(part)) continue;
      const found = thesaurusOf(part.map(({ lower }) => lower).join(' '));
      for (const meaning of found.senses) own.push({ meaning, from, to });
      for (const meaning of found.wider) wider.add(meaning);
    }
  }
  for (const [from, word] of words.entries())
    for (let to = from + 2; to <= from + FARTHEST && to < words.length; to += 1) {
      const particle = words[to];
      if (!particle || !PARTICLE.test(particle.lower) || words[from + 1]?.lower === particle.lower) continue;
      const found = thesaurusOf(`${word.lower} ${particle.lower}`);
      for (const meaning of found.senses) own.push({ meaning, from, to: from + 1 });
    }
  return { own, wider };
}
