/** Puts a backslash before each of `marks` and before backslashes, so that they are read as text. */
export function escapeMarks(text: string, marks: string): string {
  let escaped = '';
  for (const character of text)
    escaped += character === '\\' || marks.includes(character) ? `\\${character}` : character;
  return escaped;
}

/** Takes the backslashes away that {@link escapeMarks} put. */
export function unescapeMarks(text: string): string {
  return text.replaceAll(/\\(.)/gsu, '$1');
}

/** Splits at a mark that no backslash precedes. The parts stay escaped. */
export function splitAtMark(text: string, marks: string): string[] {
  const parts: string[] = [];
  let part = '';
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '\\') {
      part += text.slice(at, at + 2);
      at += 1;
    } else if (marks.includes(character)) {
      parts.push(part);
      part = '';
    } else {
      part += character;
    }
  }
  parts.push(part);
  return parts;
}
