function wordsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text.matchAll(/[\p{L}\p{N}@.+#'’&/-]*[\p{L}\p{N}+#]/gu))
    counts.set(word.replaceAll('’', "'"), (counts.get(word.replaceAll('’', "'")) ?? 0) + 1);
  return counts;
}

/** Share of the words of a text that another does not have, in whatever order. */
export function wordErrors(expected: string, got: string): number {
  const [wanted, found] = [wordsOf(expected), wordsOf(got)];
  const count = [...wanted.values()].reduce((sum, one) => sum + one, 0);
  const missing = [...wanted].reduce(
    (sum, [word, times]) => sum + Math.max(0, times - (found.get(word) ?? 0)),
    0,
  );
  return missing / Math.max(1, count);
}
