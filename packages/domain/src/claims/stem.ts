import { irregularForms } from './words.data.ts';

const known = new Map<string, string>();
const MOST_KNOWN = 20_000;

const irregular = new Map(Object.entries(irregularForms));
const folded = new Map([
  ['metre', 'meter'],
  ['centre', 'center'],
  ['programme', 'program'],
]);

const ENDING = /(?:[ai]tions?|ments?|ings?|edly|ed|ers?|ors?|ies|(?<=.{4})ly)$/;

function stripped(word: string): string {
  let bare = word.replace(/['’]s?$/, '');
  if (bare.length > 3) bare = bare.replace(/(?<=ss|sh|ch|x|z)es$|(?<![su])s$/, '').replace(/ie$/, 'y');
  bare = irregular.get(bare) ?? folded.get(bare) ?? bare;
  // Twice, as "delivered" has an ending behind another.
  for (let round = 0; round < 2 && bare.length > 4; round += 1) bare = bare.replace(ENDING, '');
  return bare
    .replace(/(?<=.{2})(?:e|es)$/, '')
    .replace(/([^aeiou])\1$/, '$1')
    .replace(/(?<=.{3})iz$/, 'is')
    .replace(/y$/, 'i')
    .slice(0, 9);
}

/** A word, lower case, in the form that its inflections and derivations share: "driven" and "drive", "planned" and "planning". */
export function stemOf(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  const found = stripped(word) || word;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(word, found);
  return found;
}
