import { stemmer as dutch } from '@orama/stemmers/dutch';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import type { Word } from '../evidence/index.ts';

const stemmers: Readonly<Record<string, (word: string) => string>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  nl: dutch,
};
const known = new Map<string, readonly string[]>();
const MOST_KNOWN = 50_000;
/** Of shorter words the end is too much of them: "car" is not "care". */
const LEAST_STEMMED = 5;

const folded = (word: string) => word.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');

/** A word in the forms that its inflections and near derivations share, by the rules of its language (BCP 47). */
export function stemsIn(language: string, { lower, stem }: Pick<Word, 'lower' | 'stem'>): readonly string[] {
  const key = `${language} ${lower}`;
  const found = known.get(key);
  if (found) return found;
  // "BHV'er" is somebody with a BHV.
  const bare = folded(lower.replace(/['’]\p{L}{1,2}$/u, ''));
  const singular = bare.length > 3 && /[^s]s$/u.test(bare) ? bare.slice(0, -1) : bare;
  const stemmer = stemmers[language] ?? english;
  const rough = stemmer === english ? [stem] : [];
  const stems = lower.length < LEAST_STEMMED ? [singular] : [...new Set([folded(stemmer(lower)), ...rough])];
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, stems);
  return stems;
}
