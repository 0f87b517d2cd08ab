/** The words of a text in the form they are compared in: lower case, no possessive, plural or hyphen. */
export function comparableWords(text: string): string[] {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}][\p{L}\p{N}+#.&'’]*|\.\p{L}+/gu) ?? [];
  return words.map(withoutEnding);
}

const NOT_ITS_OWN = new Set(["'", '.', '&', '’']);

function withoutEnding(word: string): string {
  let end = word.length;
  while (end > 1 && NOT_ITS_OWN.has(word.charAt(end - 1))) end -= 1;
  let bare = end === word.length ? word : word.slice(0, end);
  if (bare.endsWith("'s") || bare.endsWith('’s')) bare = bare.slice(0, -2);
  return bare.length > 3 && bare.endsWith('s') && !bare.endsWith('ss') ? bare.slice(0, -1) : bare;
}

/** One word in the form it is compared in. */
export function comparable(word: string): string {
  return withoutEnding(word.normalize('NFKC').toLowerCase());
}

/** A word with its ending taken off, so that "managed", "managing" and "management" meet. Rough on purpose. */
export function stem(word: string): string {
  return comparable(word)
    .replace(/(?:(?:ement|ation|ion|ment|ing|er|or)s?|ed|es|e|ly)$/, '')
    .slice(0, 7);
}

const FUNCTION_WORDS = new Set(
  'a an the of to and or in for with on at by from as into per over across up out that which who is are was were be been it its this their our'.split(
    ' ',
  ),
);

/** The stems of the words that carry meaning. */
export function contentStems(text: string): Set<string> {
  return new Set(
    comparableWords(text)
      .filter((word) => !FUNCTION_WORDS.has(word))
      .map(stem)
      .filter((word) => word !== ''),
  );
}
