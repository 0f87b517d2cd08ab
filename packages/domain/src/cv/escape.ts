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

/** Where each round bracket that is closed closes, by where it opens. In an escaped text a backslash makes a bracket text. */
function closedBrackets(text: string, isEscaped: boolean): ReadonlyMap<number, number> {
  const closed = new Map<number, number>();
  const open: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (isEscaped && character === '\\') at += 1;
    else if (character === '(') open.push(at);
    else if (character === ')') {
      const start = open.pop();
      if (start !== undefined) closed.set(start, at);
    }
  }
  return closed;
}

/** As {@link escapeMarks}, but what stands between round brackets that are closed needs no backslash: there marks part nothing. */
export function escapeOutsideBrackets(text: string, marks: string): string {
  const closed = closedBrackets(text, false);
  let escaped = '';
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    const end = closed.get(at);
    if (end !== undefined) {
      escaped += escapeMarks(text.slice(at, end + 1), '');
      at = end;
    } else if (isBetweenFigures(text, at)) escaped += character;
    // A bracket by itself would be taken for one that the next item closes.
    else escaped += escapeMarks(character, `${marks}(`);
  }
  return escaped;
}

/** "1,200", "16:9": a mark that two figures enclose parts nothing. */
function isBetweenFigures(text: string, at: number): boolean {
  return /[,:]/.test(text.charAt(at)) && /\d/.test(text.charAt(at - 1)) && /\d/.test(text.charAt(at + 1));
}

/** As {@link splitAtMark}, but not between round brackets that are closed, nor between two figures. */
export function splitOutsideBrackets(text: string, marks: string): string[] {
  const parts: string[] = [''];
  const add = (more: string) => parts.push((parts.pop() ?? '') + more);
  const closed = closedBrackets(text, true);
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    const end = closed.get(at);
    if (end !== undefined || character === '\\') {
      const until = end ?? at + 1;
      add(text.slice(at, until + 1));
      at = until;
    } else if (marks.includes(character) && !isBetweenFigures(text, at)) parts.push('');
    else add(character);
  }
  return parts;
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
