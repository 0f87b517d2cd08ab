import type { GrammaticalNumber, Reading, VerbForm } from './english-text.ts';
import { conjugate, pluralOf, singularOf } from './libraries.ts';
import { readingsOf, SAME_PARTICIPLE } from './reading.ts';

/** What the library takes for unchanging, English has only in verbs that end in a "t" or "d": "cut", "spread". */
function regularPast(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${base}ed`;
}

const BE: Record<VerbForm, string> = {
  base: 'be',
  present3: 'is',
  past: 'was',
  pastParticiple: 'been',
  gerund: 'being',
};

/**
 * A verb in another form: `inflect('drive', 'past')` is "drove". Lower case in, lower case out; British doubling
 * ("travelled"). Of "be", the singular: "was", "is".
 * @param base the base form, as in `Token.lemma`; of several words ("set up") the first is inflected
 */
export function inflect(base: string, form: VerbForm): string {
  const [verb = '', ...rest] = base.split(' ');
  return [inflectWord(verb, form), ...rest].join(' ');
}

function inflectWord(base: string, form: VerbForm): string {
  if (base === 'be') return BE[form];
  if (form === 'base' || (form === 'pastParticiple' && SAME_PARTICIPLE.test(base))) return base;
  const { PastTense, PresentTense, Gerund, Participle } = conjugate(base);
  if (form === 'present3') return PresentTense;
  if (form === 'gerund') return Gerund;
  const past = PastTense === base && !/[td]$/.test(base) ? regularPast(base) : PastTense;
  return form === 'pastParticiple' ? (Participle ?? past) : past;
}

/** A noun in the singular or plural: `withNumber('child', 'plural')` is "children". Lower case in and out. */
export function withNumber(noun: string, number: GrammaticalNumber): string {
  return number === 'plural' ? pluralOf(singularOf(noun)) : singularOf(noun);
}

/** What a single word may be where nothing stands around it: each part of speech and form, in no order; empty where it is not known. */
export function meaningsOf(word: string): readonly Reading[] {
  return readingsOf(word.toLowerCase());
}
