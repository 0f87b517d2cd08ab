import type { SlipId } from '@candor/language/slips';
import { say } from '../say/index.ts';

/** Why a slip of grammar is one, in a sentence for the person. */
const words: Readonly<Record<SlipId, () => string>> = {
  'look-forward-to-gerund': () => say`Behind “look forward to” the verb ends in “-ing”.`,
  'used-to-gerund': () => say`One “is used to doing” something.`,
  'enjoy-gerund': () => say`Behind this verb the next one ends in “-ing”.`,
  'responsible-for': () => say`This word takes “for”.`,
  'depend-on': () => say`This word takes “on”.`,
  'impressed-by': () => say`This word takes “by”.`,
  'on-a-day': () => say`With days it is “on”.`,
  'explain-to-somebody': () => say`One explains something “to” somebody.`,
  'fewer-not-less': () => say`What is counted is “fewer”; what is measured is “less”.`,
  'past-not-participle': () => say`Without “have” it is the past form.`,
  'no-double-negative': () => say`One negative is enough.`,
  'adverb-behind-object': () => say`The adverb stands behind what is spoken.`,
  'years-apostrophe': () => say`Experience of so many years takes an apostrophe.`,
  'plural-behind-number': () => say`Of several, the noun has its plural.`,
  'perfect-progressive-with-since': () => say`What goes on “since” then has “have been” before it.`,
  'perfect-with-since': () => say`What goes on “since” then has “have” before it.`,
  'no-comma-splice': () => say`Two sentences are joined by a comma. Part them, or join them with a word.`,
  'tense-of-the-entry': () => say`The other lines of this post are in the past.`,
};

/** The same in the language of whoever reads. */
export const slipWords = (id: SlipId): string => words[id]();
