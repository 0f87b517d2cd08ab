import { markKey, wordedMarkKey, type Mark } from './mark.ts';

/** Keys with more of them, each once, the newest of at most `most`. */
export function settledWith(settled: readonly string[], keys: readonly string[], most: number): string[] {
  return [...new Set([...settled.filter((key) => !keys.includes(key)), ...keys])].slice(-most);
}

/** The marks that were not settled before, each once. */
export function unsettled(marks: readonly Mark[], settled: readonly string[]): Mark[] {
  const known = new Set(settled);
  return marks.filter((mark) => {
    const key = `${mark.line} ${markKey(mark)}`;
    const isNew = ![markKey(mark), wordedMarkKey(mark), key].some((one) => known.has(one));
    known.add(key);
    return isNew;
  });
}
