import { CLOSED_CLASSES } from './closed-class.data.ts';
import type { PartOfSpeech, Reading, VerbForm } from './english-text.ts';
import {
  canBe,
  conjugate,
  isPresentVerb,
  isUncountable,
  lemmaOf,
  pluralOf,
  singularOf,
} from './libraries.ts';

const known = new Map<string, Reading[]>();

function reading(pos: PartOfSpeech, lemma: string, rest: Partial<Reading> = {}): Reading {
  return { pos, form: null, lemma, number: null, ...rest };
}

/** English verbs that do not change for the past all end so: "cut", "put", "spread", "let". */
function isUnchanging(base: string): boolean {
  return /[td]$/.test(base) && conjugate(base).PastTense === base;
}

/** "run" and "come": the participle is the base, the past is not. */
export const SAME_PARTICIPLE = /(?:^|re|over)(?:run|come)$|^become$/;

function verbReadings(word: string): Reading[] {
  const found: Reading[] = [];
  const lemma = lemmaOf(word, 'verb');
  const isInflected = lemma !== word && canBe(lemma, 'verb');
  if (canBe(word, 'verb') && (!isInflected || isPresentVerb(word) || !/(?:ed|ing)$|^.{0,5}$/.test(word))) {
    found.push(reading('verb', word, { form: 'base' }));
    if (SAME_PARTICIPLE.test(word)) found.push(reading('verb', word, { form: 'pastParticiple' }));
    if (isUnchanging(word))
      for (const form of ['past', 'pastParticiple'] as const) found.push(reading('verb', word, { form }));
  }
  if (!isInflected || (isPresentVerb(word) && /(?:ed|ing)$/.test(word))) return found;
  const as = (...forms: VerbForm[]) => found.push(...forms.map((form) => reading('verb', lemma, { form })));
  const { PastTense, Participle } = conjugate(lemma);
  if (word.endsWith('ing')) as('gerund');
  else if (/[^s]s$/.test(word)) as('present3');
  else if (Participle && Participle !== PastTense && word === Participle) as('pastParticiple');
  else if (word === PastTense && ((Participle && Participle !== PastTense) || SAME_PARTICIPLE.test(lemma)))
    as('past');
  else if (word === PastTense) as('past', 'pastParticiple');
  else if (found.length && !word.endsWith('ed')) return found;
  else if (/[^e]n$/.test(word) || /(?:oken|tten|ven|len|ken)$/.test(word)) as('pastParticiple');
  else as('past', 'pastParticiple');
  return found;
}

function nounReadings(word: string): Reading[] {
  if (word.endsWith('ics') && canBe(word, 'noun')) return [reading('noun', word, { number: 'singular' })];
  const singular = singularOf(word);
  const isPlural = singular !== word && canBe(singular, 'noun') && pluralOf(singular) === word;
  if (isPlural && !isUncountable(word)) return [reading('noun', singular, { number: 'plural' })];
  const lemma = lemmaOf(word, 'noun');
  if (lemma !== word && canBe(lemma, 'noun') && word.endsWith('s'))
    return [reading('noun', lemma, { number: 'plural' })];
  return canBe(word, 'noun') ? [reading('noun', word, { number: 'singular' })] : [];
}

function openReadings(word: string): Reading[] {
  const found = [...nounReadings(word), ...verbReadings(word)];
  for (const pos of ['adjective', 'adverb'] as const) if (canBe(word, pos)) found.push(reading(pos, word));
  if (word.endsWith('ly') && !found.length) found.push(reading('adverb', word));
  if (found.some(({ form }) => form === 'gerund') && !found.some(({ pos }) => pos === 'noun'))
    found.push(reading('noun', word, { number: 'singular' }));
  return found;
}

/** What a word, in lower case, may be by lexicon and shape; empty where it is not known. */
export function readingsOf(word: string): Reading[] {
  const before = known.get(word);
  if (before) return before;
  const closed = CLOSED_CLASSES.get(word);
  let found = closed?.isOnly ? closed.readings : [...(closed?.readings ?? []), ...openReadings(word)];
  if (!found.length && word.includes('-')) found = compoundReadings(word);
  if (known.size > 20_000) known.clear();
  known.set(word, found);
  return found;
}

/** A compound may be what its last part is; before a noun it is an adjective. */
function compoundReadings(word: string): Reading[] {
  const last = openReadings(word.slice(word.lastIndexOf('-') + 1));
  const before = word.slice(0, word.lastIndexOf('-') + 1);
  return [reading('adjective', word), ...last.map((one) => ({ ...one, lemma: before + one.lemma }))];
}
