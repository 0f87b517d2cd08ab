// A blank stands in brackets, with the space before it.
const BLANK =
  /(?:^|\s+)\[(?:how many|with how many people|with whom|using which tool or method|by how much|(?:using|with) [^[\]\n]{1,80}\?)\]/gi;

/** A statement without the blanks that a tip left in it and nobody filled: they are never printed. */
export function withoutBlanks(statement: string): string {
  return statement.replaceAll(BLANK, '').trimStart();
}
