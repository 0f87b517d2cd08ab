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

/** Where the bracket closes that opens at `from`; -1 where nothing closes it. Escaped brackets are text. */
function closingOf(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '\\') at += 1;
    else if (character === '(') depth += 1;
    else if (character === ')' && --depth === 0) return at;
  }
  return -1;
}

/** As {@link escapeMarks}, but `inBrackets` need no backslash between round brackets that are closed: there they part nothing. */
export function escapeOutsideBrackets(text: string, marks: string, inBrackets: string): string {
  const inside = [...marks].filter((mark) => !inBrackets.includes(mark)).join('');
  let escaped = '';
  for (let at = 0; at < text.length; at += 1) {
    const end = text.charAt(at) === '(' ? closingOf(text, at) : -1;
    // A bracket by itself would be taken for one that the next item closes.
    if (end === -1) escaped += escapeMarks(text.charAt(at), `${marks}()`);
    else {
      escaped += escapeMarks(text.slice(at, end + 1), inside);
      at = end;
    }
  }
  return escaped;
}

/** As {@link splitAtMark}, but not between round brackets that are closed. */
export function splitOutsideBrackets(text: string, marks: string): string[] {
  const parts: string[] = [''];
  const add = (more: string) => parts.push((parts.pop() ?? '') + more);
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    const end = character === '(' ? closingOf(text, at) : -1;
    if (end !== -1 || character === '\\') {
      const until = end === -1 ? at + 1 : end;
      add(text.slice(at, until + 1));
      at = until;
    } else if (marks.includes(character)) parts.push('');
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
