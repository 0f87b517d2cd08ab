/** More texts than a CV has lines and heads; beyond them all are forgotten. */
const MOST = 1_000;
/** UTF-16 units; longer texts are not kept. */
const LONGEST = 400;

/** A function of a text that works out each answer once: the same words are looked at from several sides. */
export function remembering<T>(answer: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    if (text.length > LONGEST) return answer(text);
    if (known.has(text)) return known.get(text) as T;
    const found = answer(text);
    if (known.size >= MOST) known.clear();
    known.set(text, found);
    return found;
  };
}
