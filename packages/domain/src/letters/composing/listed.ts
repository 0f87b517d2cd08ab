/** "a, b and c"; where one of them has an "and" of its own, "a, b, and c and d". */
export function listed(words: readonly string[]): string {
  const isNested = words.length > 1 && words.some((word) => / and /.test(word));
  return words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')}${isNested ? ',' : ''} and ${words.at(-1) ?? ''}`;
}
