/**
 * Words for people, in English: `` say`At least ${least} characters` ``. Where a screen is built, those of its language stand in their
 * place (`spoken` of packages/words); elsewhere they are what they say. Whole sentences, with values among them.
 */
export const say = (texts: TemplateStringsArray, ...values: readonly (string | number)[]): string =>
  texts.reduce((said, text, at) => `${said}${values[at - 1] ?? ''}${text}`);

/** A count within words that are said, with the word that goes with it; `#` stands for the count. */
export const plural = (count: number, { one, other }: { one: string; other: string }): string =>
  (count === 1 ? one : other).replaceAll('#', count.toLocaleString('en-US'));
