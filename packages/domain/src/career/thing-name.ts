import { makers, properWords, spokenNames } from './thing-names.data.ts';

/** "Computer aided design CAD software": the words before capitals that are their initials. */
function bracketed(words: readonly string[]): string[] {
  const said: string[] = [];
  for (const word of words) {
    const letters = /^[A-Z]{2,6}$/.test(word) ? word.toLowerCase() : null;
    const before = letters === null ? [] : said.slice(-letters.length);
    const isInitials =
      letters !== null &&
      before.length === letters.length &&
      before.every((one, at) => one.toLowerCase().startsWith(letters[at] ?? ''));
    // A hyphen or a small word in between hides an initial: the first one tells enough.
    const isLoose = letters !== null && said.some((one) => one.toLowerCase().startsWith(letters[0] ?? ''));
    said.push(isInitials || (isLoose && said.length > 1) ? `(${word})` : word);
  }
  return said;
}

const hasOwnName = (words: readonly string[]) =>
  words.slice(1).some((word) => /[A-Z]/.test(word) && !/^\(?[A-Z]{2,6}s?\)?$/.test(word)) ||
  /^[a-z]*[A-Z][a-z]*[A-Z0-9]|^[A-Z]{2,}|\d/.test(words[0] ?? '');

/** A technology or tool of O*NET as it stands in a sentence: "SQL", "computer aided design (CAD) software", "ammeters". */
export function thingName(name: string): string {
  const known = spokenNames.get(name);
  if (known !== undefined) return known;
  const words = bracketed(name.split(' '));
  const isCommon = properWords.has(words[0] ?? '')
    ? false
    : words.length > 1
      ? !hasOwnName(words)
      : name.endsWith('s') && !/[A-Z]/.test(name.slice(1));
  const said = words.join(' ');
  return (isCommon ? said.slice(0, 1).toLowerCase() + said.slice(1) : said).replaceAll("'", '’');
}

/** The form under which names are compared. */
export const foldName = (name: string) => name.trim().toLowerCase().replaceAll('’', "'");

/** The names under which a CV may mention a technology or tool, in the form of `foldName`. */
export function namesOf(name: string): string[] {
  const spoken = thingName(name);
  const initials = /\b[A-Z]{3,6}\b/.exec(name.slice(1))?.[0];
  const withoutKind = name.replace(/ (?:software|systems?)$/i, '');
  const maker = makers.find((one) => withoutKind.startsWith(`${one} `));
  const all = [
    name,
    spoken,
    spoken.replace(/ \([^)]*\)/g, ''),
    ...(initials === undefined ? [] : [initials]),
    ...(/[A-Z]/.test(name.slice(1)) ? [withoutKind] : []),
    ...(maker === undefined ? [] : [withoutKind.slice(maker.length + 1)]),
  ];
  return [...new Set(all.map(foldName))];
}
