interface Dated {
  createdAt: string;
}

/**
 * CVs in their own order with the letters among them, newest first. Languages of one CV (`group`) stay beside each
 * other: no letter comes between them.
 */
export function lettersAmong<T extends Dated>(
  cvs: readonly { item: T; group: string | null }[],
  letters: readonly T[],
): T[] {
  const waiting = letters.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  const merged = cvs.flatMap(({ item, group }, at) => {
    const isInside = group !== null && cvs[at - 1]?.group === group;
    const count = isInside ? 0 : waiting.findLastIndex((letter) => letter.createdAt > item.createdAt) + 1;
    return [...waiting.splice(0, count), item];
  });
  return [...merged, ...waiting];
}
