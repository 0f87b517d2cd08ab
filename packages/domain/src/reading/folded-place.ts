/** Latin letters that are no base letter with a mark. */
const OTHER_LETTERS: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ı', 'i'],
]);

/** The name of a place in one spelling, to compare: small letters without accents, "St" as a word, words parted by single spaces. */
export function foldedPlace(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßæœøłđðþı]/gu, (letter) => OTHER_LETTERS.get(letter) ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(/\bst\b/gu, 'saint')
    .trim();
}
