/** Words that stand between two compounds of which the first leaves its end to the second: "Ein- und Verkauf". Our own list. */
export const joiningWords: ReadonlySet<string> = new Set([
  'and',
  'or',
  'to',
  'und',
  'oder',
  'bis',
  'bzw.',
  'sowie',
  'en',
  'of',
  'tot',
]);
