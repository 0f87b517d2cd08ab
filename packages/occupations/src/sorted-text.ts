/** Lines of a text in alphabetical order, each `key<tab>rest`, found by halving: nothing is built before it is needed. */
export interface SortedText {
  /** What stands behind the key's tab; undefined where there is none. */
  find: (key: string) => string | undefined;
  /** The line that begins at a position. */
  lineAt: (at: number) => string;
  /** Whether any key begins so. */
  hasBeginning: (start: string) => boolean;
  /** Every key that begins so and has that many letters. */
  keysBeginning: (start: string, fewest: number, most: number) => string[];
}

export function sortedText(body: string): SortedText {
  /** Where the first line stands whose key is not before the one given. */
  const from = (key: string) => {
    let [from, to] = [0, body.length];
    while (from < to) {
      const middle = body.lastIndexOf('\n', Math.floor((from + to) / 2) - 1) + 1;
      if (body.slice(middle, body.indexOf('\t', middle)) < key) from = body.indexOf('\n', middle) + 1;
      else to = middle;
    }
    return from;
  };
  const lineAt = (at: number) => body.slice(at, body.indexOf('\n', at));
  return {
    lineAt,
    find: (key) => {
      const at = from(key);
      return body.startsWith(`${key}\t`, at)
        ? body.slice(at + key.length + 1, body.indexOf('\n', at))
        : undefined;
    },
    hasBeginning: (start) => body.startsWith(start, from(start)),
    keysBeginning: (start, fewest, most) => {
      const found: string[] = [];
      for (let at = from(start); body.startsWith(start, at); at = body.indexOf('\n', at) + 1) {
        const tab = body.indexOf('\t', at);
        if (tab - at >= fewest && tab - at <= most) found.push(body.slice(at, tab));
      }
      return found;
    },
  };
}
