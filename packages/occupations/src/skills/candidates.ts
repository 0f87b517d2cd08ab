import { nameEntry, type SkillName } from './skill-table.ts';
import type { SkillWord } from './skill-words.ts';

/** A name at a place of a text. */
export interface Candidate {
  name: SkillName;
  /** Words of the text, the last one included. */
  from: number;
  to: number;
}

const MOST_WORDS = 8;
/** Small words that may stand inside a name: "managed the budget". */
const PASSED_OVER = new Set(['the', 'a', 'an', 'our', 'their', 'all', 'its']);
/** What may stand between the words of one name. */
const GAP = /^(?: |\u00a0|-|‑|–|\.|\/|\+| ?& ?|['’] ?)$/;

/** "Managed", "managing" and "manages" as the verb that names begin with. */
function baseForms(key: string): string[] {
  const stem = /^(.{3,})(?:ing|ed)$/.exec(key)?.[1];
  if (stem === undefined) return [];
  const single = /([bdfgklmnprt])\1$/.test(stem) ? [stem.slice(0, -1)] : [];
  const withY = stem.endsWith('i') ? [`${stem.slice(0, -1)}y`] : [];
  return [stem, `${stem}e`, ...single, ...withY];
}

function namesFrom(text: string, words: readonly SkillWord[], from: number, first: string): Candidate[] {
  const found: Candidate[] = [];
  const gapAfter = (at: number) => text.slice(words[at]?.end, words[at + 1]?.start);
  let key = first;
  for (let to = from, length = 1; length <= MOST_WORDS; length += 1) {
    const entry = nameEntry(key);
    for (const name of entry.names) found.push({ name, from, to });
    if (!entry.isBeginning) break;
    let next = to + 1;
    if (PASSED_OVER.has(words[next]?.key ?? '') && gapAfter(to) === ' ') next += 1;
    const word = words[next];
    if (!word || !GAP.test(gapAfter(to)) || !GAP.test(gapAfter(next - 1))) break;
    key = `${key} ${word.key}`;
    to = next;
  }
  return found;
}

/**
 * English is written everywhere, but its single everyday words mean something else in other languages ("Art", "Chef").
 * Where the language is not told, names of any language count.
 */
function isOfLanguage({ name, from, to }: Candidate, language: string): boolean {
  if (name.languages === null || language === 'und' || name.languages.includes(language)) return true;
  return name.languages.includes('en') && to > from;
}

/** All names that words of a text may be. */
export function candidatesIn(text: string, words: readonly SkillWord[], language: string): Candidate[] {
  return words
    .flatMap((word, at) => [
      ...namesFrom(text, words, at, word.key),
      // A verb is only looked for as the beginning of a longer name.
      ...baseForms(word.key).flatMap((verb) => namesFrom(text, words, at, verb).filter(({ to }) => to > at)),
    ])
    .filter((one) => isOfLanguage(one, language));
}
