/** Texts are compared without case, white space, punctuation and the ways a letter may be encoded. */
export function normalText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
}

/** The digits of a phone number without what stands before the national part. */
export function normalPhone(text: string): string {
  return text.replaceAll(/\D/g, '').replace(/^0+/, '');
}

/** Whether two numbers are one, though only one of them may name its country. */
export function isSamePhone(a: string, b: string): boolean {
  const [first, second] = [normalPhone(a), normalPhone(b)];
  if (first.length < 7 || second.length < 7) return first === second;
  return first.endsWith(second) || second.endsWith(first);
}

/** An address on the web without scheme, `www.` and a slash at its end. */
export function normalLink(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/+$/, '');
}

/** `YYYY`, `YYYY-MM` or `present`; a day is left out. */
export function normalDate(text: string): string {
  return /^\d{4}(-\d{2})?/.exec(text)?.[0] ?? text.trim().toLowerCase();
}

/** How alike two texts are by their words, 0 to 1 (Dice, each word as often as it stands). */
export function likeness(a: string, b: string): number {
  const [first, second] = [normalText(a), normalText(b)].map((text) => text.split(' ').filter(Boolean));
  if (!first || !second || first.length + second.length === 0) return 0;
  const left = new Map<string, number>();
  for (const word of second) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of first) {
    const count = left.get(word) ?? 0;
    if (count > 0) shared += 1;
    left.set(word, count - 1);
  }
  return (2 * shared) / (first.length + second.length);
}
