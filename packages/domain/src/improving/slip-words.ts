import type { SlipId } from '@candor/language/slips';
import { say } from '../say/index.ts';

/** Why a slip of grammar is one, in a sentence for the person. */
const words: Readonly<Record<SlipId, () => string>> = {
  'look-forward-to-gerund': () => say`After “look forward to”, the verb takes the “-ing” form.`,
  'used-to-gerund': () => say`After “be used to”, the verb takes the “-ing” form.`,
  'enjoy-gerund': () => say`After this verb, the next one takes the “-ing” form.`,
  'responsible-for': () => say`This word is followed by “for”.`,
  'depend-on': () => say`This word is followed by “on”.`,
  'impressed-by': () => say`This word is followed by “by”.`,
  'on-a-day': () => say`With days, use “on”.`,
  'explain-to-somebody': () => say`You explain something “to” somebody.`,
  'fewer-not-less': () => say`Use “fewer” for what can be counted, and “less” for amounts.`,
  'past-not-participle': () => say`Without “have”, use the simple past.`,
  'no-double-negative': () => say`One negative is enough.`,
  'adverb-behind-object': () => say`The adverb goes after the language.`,
  'years-apostrophe': () =>
    say`A length of time takes an apostrophe here: “years’ experience”, “months’ notice”.`,
  'plural-behind-number': () => say`After a number above one, the noun is plural.`,
  'perfect-progressive-with-since': () => say`With “since”, use “have been” and the “-ing” form.`,
  'perfect-with-since': () => say`With “since”, use the present perfect: “have” and the participle.`,
  'no-comma-splice': () => say`A comma can’t join two sentences. Split them, or add a joining word.`,
  'tense-of-the-entry': () => say`The other lines of this job are in the past tense.`,
};

/** The same in the language of whoever reads. */
export const slipWords = (id: SlipId): string => words[id]();
