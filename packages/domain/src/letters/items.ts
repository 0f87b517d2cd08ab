const BETWEEN = /\s*(?:,(?!\d{3}(?!\d))|[;\n•|])\s*(?![^()]*\))/;

/** The items of a typed list; "$120,000" is one. */
export const itemsOf = (text: string): string[] =>
  text
    .split(BETWEEN)
    .map((item) => item.replace(/^[\s–•*-]+|[\s.]+$/g, ''))
    .filter((item) => item !== '');

/** "a, b and c"; where one of them has an "and" of its own, "a, b, and c and d". */
export function joinWithAnd(words: readonly string[]): string {
  const isNested = words.length > 1 && words.some((word) => / and /.test(word));
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')}${isNested ? ',' : ''} and ${last}`;
}
