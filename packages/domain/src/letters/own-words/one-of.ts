/** The words of a list as alternatives of a regular expression; `_` stands for a space. */
export function oneOf(list: string): string {
  return `(?:${list.trim().split(/\s+/).join('|').replaceAll('_', ' ')})`;
}
