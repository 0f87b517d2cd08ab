import { readEnglish } from '../read-english.ts';
import { findWithRules } from '../rules/index.ts';
import { AGREEMENT } from './agreement.data.ts';
import { CLAUSES } from './clauses.data.ts';
import { CONFUSED_WORDS } from './confused-words.data.ts';
import { LIKELY_SLIPS } from './likely/index.ts';
import { HOMOPHONES } from './homophones.data.ts';
import { NOUNS } from './nouns.data.ts';
import { PREPOSITIONS } from './prepositions.data.ts';
import { TENSE } from './tense.data.ts';
import { VERB_FORMS } from './verb-forms.data.ts';
import type { FoundSlip, Slip } from './slip.ts';

/*
 * Slips of grammar by form: patterns over tags, each with what stands there instead and why. `findSlips(text)` for who
 * shows them; `withoutSlips(text)` for who mends without asking.
 */
export { findTenseSlips } from './entry-tense.ts';
export type { FoundSlip, Slip } from './slip.ts';

export const SLIPS: readonly Slip[] = [
  ...VERB_FORMS,
  ...TENSE,
  ...CONFUSED_WORDS,
  ...HOMOPHONES,
  ...NOUNS,
  ...PREPOSITIONS,
  ...CLAUSES,
  ...AGREEMENT,
];

const MOST_KNOWN = 2_000;

/** What finds the slips of a sentence, each sentence looked at once: while somebody types, only one changes. */
function finderOf(rules: readonly Slip[]): (sentence: string) => FoundSlip[] {
  const messages = new Map(rules.map(({ id, message }) => [id, message]));
  const known = new Map<string, FoundSlip[]>();
  return (sentence) => {
    const before = known.get(sentence);
    if (before) return before;
    const found = findWithRules(sentence, rules).flatMap(({ ruleId, edits: [edit] }) => {
      if (!edit) return [];
      const { span, expected, replacement } = edit;
      return [{ id: ruleId, message: messages.get(ruleId) ?? '', span, words: expected, replacement }];
    });
    if (known.size >= MOST_KNOWN) known.delete(known.keys().next().value ?? '');
    known.set(sentence, found);
    return found;
  };
}

const certain = finderOf(SLIPS);
const shown = finderOf([...SLIPS, ...LIKELY_SLIPS]);

/** How sure a slip must be: `certain` to mend it without asking, `likely` to show it to the person. */
export type Certainty = 'certain' | 'likely';

/** The slips of a text, sentence by sentence, each in the order of the rules, the certain ones first. */
export function findSlips(text: string, least: Certainty = 'certain'): FoundSlip[] {
  const find = least === 'certain' ? certain : shown;
  return readEnglish(text).sentences.flatMap(({ span: { start, end } }) =>
    find(text.slice(start, end)).map((slip) => ({
      ...slip,
      span: { start: slip.span.start + start, end: slip.span.end + start },
    })),
  );
}

/** A text with its slips put right: each as it was found, one over another never. */
export function withoutSlips(text: string): string {
  const apart: FoundSlip[] = [];
  for (const slip of findSlips(text))
    if (apart.every(({ span }) => span.end <= slip.span.start || slip.span.end <= span.start))
      apart.push(slip);
  return apart
    .toSorted((a, b) => b.span.start - a.span.start)
    .reduce(
      (result, { span, replacement }) => result.slice(0, span.start) + replacement + result.slice(span.end),
      text,
    );
}
