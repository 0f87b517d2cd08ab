import compromise from 'compromise/two';
import type { PartOfSpeech } from './english-text.ts';

// The only file that knows the library, which is set up at first use.

export type Conjugation = { PastTense: string; PresentTense: string; Gerund: string; Participle?: string };
export type Vote = { start: number; end: number; pos: PartOfSpeech };

type Verbs = {
  conjugate(base: string, model: object): Conjugation;
  toInfinitive(word: string, model: object, form: keyof Conjugation): string;
};
type Nouns = {
  toPlural(noun: string, model: object): string;
  toSingular(noun: string, model: object): string;
};
type World = {
  model: {
    one: { lexicon: Record<string, string | string[]> };
    two: {
      uncountable: Record<string, true>;
      switches: Record<string, string>;
      irregularPlurals: Record<string, string>;
    };
  };
  methods: {
    one: { tokenize: { splitSentences(text: string, world: object): string[] } };
    two: { transform: { verb: Verbs; noun: Nouns } };
  };
};
type Term = { text: string; tags: Set<string> };

/** Its tags from the most to the least telling. */
const PARTS: [tag: string, pos: PartOfSpeech][] = [
  ['Modal', 'auxiliary'],
  ['Auxiliary', 'auxiliary'],
  ['Copula', 'auxiliary'],
  ['Verb', 'verb'],
  ['Value', 'number'],
  ['ProperNoun', 'name'],
  ['Pronoun', 'pronoun'],
  ['Noun', 'noun'],
  ['Adjective', 'adjective'],
  ['Adverb', 'adverb'],
  ['Determiner', 'determiner'],
  ['Preposition', 'preposition'],
  ['Conjunction', 'conjunction'],
];

// The types say `object`.
const world = () => ({ model: compromise.model(), methods: compromise.methods() }) as World;

/** Of its steps those that tag by lexicon, ending and neighbours; what comes after is ten times dearer and says little more. */
const STEPS = ['machine', 'lexicon', 'preTagger'];

// The types do not describe the tagged terms.
const termsOf = (text: string, steps: string[]) =>
  (compromise.tokenize(text).compute(steps) as unknown as { document: Term[][] }).document;

/** The part of speech of each of its own tokens where it stands. */
export function votesOn(text: string): Vote[] {
  let at = 0;
  return termsOf(text, STEPS)
    .flat()
    .flatMap((term) => {
      const start = text.indexOf(term.text, at);
      if (term.text === '' || start < 0) return [];
      at = start + term.text.length;
      return [{ start, end: at, pos: PARTS.find(([tag]) => term.tags.has(tag))?.[1] ?? 'other' }];
    });
}

/** A short word with a stop, before a figure or a small letter. */
const SHORTENED = /(?<![\p{L}\p{N}'’])(?<word>\p{L}\p{Ll}{0,5})\.\s*$/u;

/**
 * Whether a line goes on behind a stop: in a bracket that is closed later ("(ref. 4417)"), or behind a word that is none
 * but shortened, before a figure or a small letter ("up to Rs. 10 lakh", "incl. seals").
 */
function goesOn(line: string, end: number): boolean {
  const [before, after] = [line.slice(0, end), line.slice(end)];
  const isOpen = before.lastIndexOf('(') > before.lastIndexOf(')');
  if (isOpen && /^[^()]{0,80}\)/.test(after)) return true;
  const word = SHORTENED.exec(before)?.groups?.['word'];
  if (word === undefined || !(word.length < 5 ? /^\s*[\p{Ll}\p{N}]/u : /^\s*\p{Ll}/u).test(after))
    return false;
  const tags = tagsOf(word.toLowerCase());
  return tags.length === 0 || tags.includes('Abbreviation') || tags.includes('Unit');
}

/** Ends of the sentences of a line, in UTF-16 units. */
export function sentenceEnds(line: string): number[] {
  if (!/[.!?…]["'”’)]*\s/.test(line)) return [line.length];
  let at = 0;
  const known = world();
  const ends = known.methods.one.tokenize.splitSentences(line, known).map((sentence) => {
    at = line.indexOf(sentence, at) + sentence.trimEnd().length;
    return at;
  });
  return ends.filter((end, index) => index === ends.length - 1 || !goesOn(line, end));
}

/** All tags that its lexicon has for a word by itself; none where it does not hold it. */
export function tagsOf(word: string): string[] {
  const { one, two } = world().model;
  const own = Object.hasOwn(one.lexicon, word) ? (one.lexicon[word] ?? []) : [];
  const either = Object.hasOwn(two.switches, word) ? (two.switches[word]?.split('|') ?? []) : [];
  return [...either, ...(Array.isArray(own) ? own : [own])];
}

const guessed = new Map<string, string[]>();

/** The tags that it gives a word by its letters, whether its lexicon holds it or not. */
export function guessedTags(word: string): string[] {
  const before = guessed.get(word);
  if (before) return before;
  const tags = [...(termsOf(word, STEPS)[0]?.[0]?.tags ?? [])];
  if (guessed.size > 20_000) guessed.clear();
  guessed.set(word, tags);
  return tags;
}

export function conjugate(base: string): Conjugation {
  const { methods, model } = world();
  return methods.two.transform.verb.conjugate(base, model);
}

/** The base form of what is taken for such a form of a verb. */
export function infinitiveOf(word: string, form: keyof Conjugation): string {
  const { methods, model } = world();
  return methods.two.transform.verb.toInfinitive(word, model, form);
}

export function pluralOf(noun: string): string {
  const { methods, model } = world();
  return methods.two.transform.noun.toPlural(noun, model);
}

let singularOfIrregular: Map<string, string> | undefined;
const REGULAR_ONLY = { two: { irregularPlurals: {} } };

export function singularOf(noun: string): string {
  const { methods, model } = world();
  singularOfIrregular ??= new Map(
    Object.entries(model.two.irregularPlurals).map(([singular, plural]) => [plural, singular]),
  );
  // Given its own list, compromise turns it round anew for each word.
  return singularOfIrregular.get(noun) ?? methods.two.transform.noun.toSingular(noun, REGULAR_ONLY);
}

const PROPER = /^(?:Month|WeekDay|Demonym|Country|City|Region|Place|ProperNoun)$/;

/** Whether a word, written with a capital, is a name wherever it stands: "English", "Monday", "Leeds". */
export const isProperWhenCapital = (word: string): boolean => tagsOf(word).some((tag) => PROPER.test(tag));

export const isUncountable = (noun: string): boolean => Object.hasOwn(world().model.two.uncountable, noun);
