import { innerWords, shortWords, writtenForms } from './short-words.data.ts';

const short = new Set(shortWords);
const inner = new Set(innerWords);
const WORD = /[\p{L}\p{M}\p{N}&.'’]+/gu;
/** From here on a word in capitals that can be spoken is taken for a word and not for an abbreviation. */
const LONG = 5;
const VOWEL = /[aeiouyàáâãäåæèéêëìíîïòóôõöøœùúûüýаеёиоуыэюяіїєαεηιουωάέήίόύώ]/u;
const UNSPOKEN = /[^aeiouyàáâãäåæèéêëìíîïòóôõöøœùúûüýаеёиоуыэюяіїєαεηιουωάέήίόύώ]{5}/u;

const withCapitals = (word: string) =>
  word.replaceAll(/(?<![\p{L}\p{M}'’])\p{L}|(?<=^(?:mc|[do]['’]))\p{L}(?=\p{L})/gu, (letter) =>
    letter.toUpperCase(),
  );

/** The word as it stands among others, or null where it may be an abbreviation. */
function normalWord(typed: string, isName: boolean, isFirst: boolean): string | null {
  const word = typed.toLowerCase();
  const letters = word.replaceAll(/[^\p{L}\p{M}]/gu, '');
  // "R&D", "A.B.", "PRINCE2", "III"
  if (/[\p{N}&]|\..*\p{L}/u.test(word) || /^[ivx]+$/.test(word)) return null;
  if (isName) return letters.length > 1 && VOWEL.test(letters) ? withCapitals(word) : null;
  if (inner.has(word)) return isFirst ? withCapitals(word) : word;
  if (Object.hasOwn(writtenForms, letters)) return word.replace(letters, writtenForms[letters] ?? letters);
  const isSpoken = letters.length >= LONG && VOWEL.test(letters) && !UNSPOKEN.test(letters);
  return isSpoken || short.has(letters) ? withCapitals(word) : null;
}

/**
 * A value that is in capitals throughout, in normal case: "STAFF NURSE" as "Staff Nurse". What may be an abbreviation
 * stays as typed ("NHS", "IT"). To be offered, never put in place: only the person knows.
 * @param kind whether it names a person, whose words are never abbreviations before the first comma
 * @returns null where it is not in capitals throughout, or none of its words is known to be one
 */
export function normalCase(text: string, kind: 'name' | 'words' = 'words'): string | null {
  if (text !== text.toUpperCase() || text === text.toLowerCase() || /@|:\/\/|www\./iu.test(text)) return null;
  const comma = text.indexOf(',');
  let isFirst = true;
  const normal = text.replaceAll(WORD, (typed, at: number) => {
    const isName = kind === 'name' && (comma === -1 || at < comma);
    const word = kind === 'name' && !isName ? null : normalWord(typed, isName, isFirst);
    isFirst = false;
    return word ?? typed;
  });
  // Not every letter comes back from its small one.
  return normal === text || normal.toUpperCase() !== text ? null : normal;
}
