import { Counted, speaker, type PluralForms, type Value } from './speaker.ts';

/**
 * Words for people: `` say`At least ${least} characters` ``. Where a screen is built, those of its language stand in their place (`spoken`
 * of packages/words); on a server they are in the language of whoever reads (`speakBy`); elsewhere in English, as they stand. Whole sentences,
 * with values among them.
 */
export const say = (texts: TemplateStringsArray, ...values: readonly Value[]): string =>
  speaker().word(texts, values);

/** A count within words that are said, with the word that goes with it; `#` stands for the count. */
export const plural = (count: number, forms: PluralForms): Counted => new Counted(count, forms);
