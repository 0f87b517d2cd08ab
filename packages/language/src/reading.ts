import { CLOSED_CLASSES } from './closed-classes.ts';
import type { PartOfSpeech, Reading, VerbForm } from './english-text.ts';
import {
  conjugate,
  guessedTags,
  infinitiveOf,
  isUncountable,
  pluralOf,
  singularOf,
  tagsOf,
} from './libraries.ts';

type OpenClass = 'noun' | 'verb' | 'adjective' | 'adverb';

/** What the library's tags say that a word may be in its base form. */
const CLASS_OF: Readonly<Record<string, OpenClass>> = {
  Infinitive: 'verb',
  Imperative: 'verb',
  Verb: 'verb',
  Present: 'verb',
  Singular: 'noun',
  Noun: 'noun',
  Uncountable: 'noun',
  Actor: 'noun',
  Unit: 'noun',
  Duration: 'noun',
  Currency: 'noun',
  Adjective: 'adjective',
  Adj: 'adjective',
  Comparative: 'adjective',
  Superlative: 'adjective',
  Adverb: 'adverb',
};
const PAST = /^(?:PastTense|Past|Participle)$/;
const INFLECTED = /^(?:PastTense|Past|Participle|Gerund|PresentTense|Plural)$/;
const FORM_IN_S = /[^siu]s$/;
/** Endings that make a noun of another word; what has none of them, and is short, may be a verb as well. */
const NOUN_ENDINGS = 'tion ment ness ity ist ism ship er or ance ence cy ology age ian y ia um us'.split(' ');
const LONGEST_OF_BOTH = 8;

/** "run" and "come": the participle is the base, the past is not. */
export const SAME_PARTICIPLE = /(?:^|re|over)(?:run|come)$|^become$/;

function reading(pos: PartOfSpeech, lemma: string, rest: Partial<Reading> = {}): Reading {
  return { pos, form: null, lemma, number: null, ...rest };
}
const asVerb = (lemma: string, ...forms: VerbForm[]) => forms.map((form) => reading('verb', lemma, { form }));

/** What a word may be in its base form; one that the library does not hold is guessed by its letters. */
function classesOf(word: string): ReadonlySet<OpenClass> {
  const own = tagsOf(word);
  if (own.length > 0) return new Set(own.flatMap((tag) => CLASS_OF[tag] ?? []));
  const tags = guessedTags(word).filter((tag) => tag !== 'Verb');
  if (tags.some((tag) => INFLECTED.test(tag))) return new Set();
  const classes = new Set(tags.flatMap((tag) => CLASS_OF[tag] ?? []));
  const isMade = word.length > LONGEST_OF_BOTH || NOUN_ENDINGS.some((ending) => word.endsWith(ending));
  if (classes.has('noun') && !isMade) classes.add('verb');
  return classes;
}

function baseVerb(word: string): Reading[] {
  const isUnchanging = /[td]$/.test(word) && conjugate(word).PastTense === word;
  return [
    ...asVerb(word, 'base'),
    ...(SAME_PARTICIPLE.test(word) ? asVerb(word, 'pastParticiple') : []),
    ...(isUnchanging ? asVerb(word, 'past', 'pastParticiple') : []),
  ];
}

function pastVerb(word: string): Reading[] {
  const lemma = (['PastTense', 'Participle'] as const)
    .map((form) => infinitiveOf(word, form))
    .find((base) => base !== word && Object.values(conjugate(base)).includes(word));
  if (lemma === undefined) return asVerb(infinitiveOf(word, 'PastTense'), 'past', 'pastParticiple');
  const { PastTense, Participle = PastTense } = conjugate(lemma);
  if (word === Participle && word !== PastTense) return asVerb(lemma, 'pastParticiple');
  const isOnlyPast = Participle !== PastTense || SAME_PARTICIPLE.test(lemma);
  return isOnlyPast ? asVerb(lemma, 'past') : asVerb(lemma, 'past', 'pastParticiple');
}

function nounReadings(word: string, tags: readonly string[], classes: ReadonlySet<OpenClass>): Reading[] {
  const singular = singularOf(word);
  const isRegular = FORM_IN_S.test(word) && singular !== word && pluralOf(singular) === word;
  const isSingular =
    tags.includes('Singular') ||
    isUncountable(word) ||
    (classes.has('noun') && tags.length > 0 && tagsOf(singular).length === 0);
  if (tags.includes('Plural') || (isRegular && !isSingular && classesOf(singular).has('noun')))
    return [reading('noun', singular, { number: 'plural' })];
  return classes.has('noun') ? [reading('noun', word, { number: 'singular' })] : [];
}

function verbReadings(word: string, tags: readonly string[], classes: ReadonlySet<OpenClass>): Reading[] {
  const guessed = tags.length === 0 ? guessedTags(word) : tags;
  if (guessed.some((tag) => PAST.test(tag))) return pastVerb(word);
  const isInIng = /.{2}ing$/.test(word) && guessed.some((tag) => tag === 'Gerund' || tag === 'Verb');
  if (isInIng) return asVerb(infinitiveOf(word, 'Gerund'), 'gerund');
  if (FORM_IN_S.test(word)) {
    const base = infinitiveOf(word, 'PresentTense');
    const isThird = base !== word && !tags.includes('Singular') && classesOf(base).has('verb');
    return isThird || tags.includes('PresentTense') ? asVerb(base, 'present3') : [];
  }
  return classes.has('verb') ? baseVerb(word) : [];
}

function openReadings(word: string): Reading[] {
  const tags = tagsOf(word);
  const classes = classesOf(word);
  const found = [...nounReadings(word, tags, classes), ...verbReadings(word, tags, classes)];
  if (found.some(({ form }) => form === 'gerund') && !found.some(({ pos }) => pos === 'noun'))
    found.push(reading('noun', word, { number: 'singular' }));
  for (const pos of ['adjective', 'adverb'] as const) if (classes.has(pos)) found.push(reading(pos, word));
  return found;
}

const known = new Map<string, Reading[]>();

/** What a word, in lower case, may be by lexicon and shape. */
export function readingsOf(word: string): Reading[] {
  const before = known.get(word);
  if (before) return before;
  const closed = CLOSED_CLASSES.get(word);
  const found = closed?.isOnly ? closed.readings : [...(closed?.readings ?? []), ...openReadings(word)];
  if (known.size > 20_000) known.clear();
  known.set(word, found);
  return found;
}

/** Whether the lexicon holds a word, or the word that it is a form of. */
export function isHeld(word: string): boolean {
  return (
    CLOSED_CLASSES.has(word) ||
    tagsOf(word).length > 0 ||
    readingsOf(word).some(({ lemma }) => lemma !== word && tagsOf(lemma).length > 0)
  );
}
