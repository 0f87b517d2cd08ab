const SPACE = /\s/u;

function isOneOf(char: string, marks: string): boolean {
  return SPACE.test(char) || marks.includes(char);
}

/**
 * A text without white space and marks at its end. By a walk from the end: an expression that ends in `$` begins anew
 * at every mark, which takes the square of the time on a long run of them.
 */
export function trimEndMarks(text: string, marks: string): string {
  let to = text.length;
  while (to > 0 && isOneOf(text.charAt(to - 1), marks)) to -= 1;
  return text.slice(0, to);
}

/** A text without white space and the given marks at both ends. */
export function trimMarks(text: string, { start, end }: { start: string; end: string }): string {
  const bare = trimEndMarks(text, end);
  let from = 0;
  while (from < bare.length && isOneOf(bare.charAt(from), start)) from += 1;
  return bare.slice(from);
}
