export interface LineDifferences {
  onlyOurs: string[];
  onlyTheirs: string[];
}

/** The lines that only one of two texts has, in their order. Lines moved within a text are in both. */
export function lineDifferences(ours: string, theirs: string): LineDifferences {
  const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
  const inOurs = new Set(lines(ours));
  const inTheirs = new Set(lines(theirs));
  return {
    onlyOurs: [...inOurs].filter((line) => !inTheirs.has(line)),
    onlyTheirs: [...inTheirs].filter((line) => !inOurs.has(line)),
  };
}
