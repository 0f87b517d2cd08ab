import compromise from 'compromise/two';
import winkModel from 'wink-eng-lite-web-model';
import winkNLP, { type ItsFunction, type WinkMethods } from 'wink-nlp';
import type { PartOfSpeech } from './english-text.ts';

// The only file that knows the two libraries. Both are set up at first use.

export type OpenClass = 'noun' | 'verb' | 'adjective' | 'adverb';
export type Vote = { start: number; end: number; pos: PartOfSpeech };
export type Conjugation = { PastTense: string; PresentTense: string; Gerund: string; Participle?: string };

/** What wink hands to a lemmatiser: its lexicon of 40,000 words with every part of speech each may be. */
type WinkLexicon = { hasSamePOS(word: string, pos: string): boolean };
type Lemmatiser = (word: string, pos: string, lexicon: WinkLexicon) => string;
type Wink = { nlp: WinkMethods; lexicon: WinkLexicon; lemmatise: Lemmatiser };
type CompromiseWorld = {
  model: {
    one: { lexicon: Record<string, string | string[]> };
    two: {
      uncountable: Record<string, true>;
      switches: Record<string, string>;
      irregularPlurals: Record<string, string>;
    };
  };
  methods: {
    two: {
      transform: {
        verb: { conjugate(base: string, model: object): Conjugation };
        noun: {
          toPlural(noun: string, model: object): string;
          toSingular(noun: string, model: object): string;
        };
      };
    };
  };
};

const WINK: Record<string, PartOfSpeech> = {
  NOUN: 'noun',
  PROPN: 'name',
  VERB: 'verb',
  AUX: 'auxiliary',
  ADJ: 'adjective',
  ADV: 'adverb',
  DET: 'determiner',
  PRON: 'pronoun',
  ADP: 'preposition',
  SCONJ: 'subordinator',
  CCONJ: 'conjunction',
  NUM: 'number',
  PART: 'particle',
  PUNCT: 'punctuation',
};
const CLASS: Record<OpenClass, string> = { noun: 'NOUN', verb: 'VERB', adjective: 'ADJ', adverb: 'ADV' };
const classes = ['noun', 'verb', 'adjective', 'adverb'] as const;
/** Compromise's tags from the most to the least telling. */
const COMPROMISE: [tag: string, pos: PartOfSpeech][] = [
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

let loaded: Wink | undefined;

function wink(): Wink {
  if (loaded) return loaded;
  // The types leave the add-ons opaque; the model's own lemmatiser is called with word, tag and lexicon.
  const lemmatise = winkModel.addons.lemmatize as Lemmatiser;
  let lexicon: WinkLexicon | undefined;
  const addons = {
    ...winkModel.addons,
    lemmatize: (word: string, pos: string, given: WinkLexicon) => {
      lexicon = given;
      return lemmatise(word, pos, given);
    },
  };
  const nlp = winkNLP({ ...winkModel, addons }, ['sbd', 'pos']);
  // A word outside the lexicon goes through the lemmatiser, which is how the lexicon is reached.
  // (The types of `its.lemma` and of what `out` takes differ in their last parameter.)
  nlp
    .readDoc('glorped')
    .tokens()
    .out(nlp.its.lemma as ItsFunction<string>);
  if (!lexicon) throw new Error('The English model gave no lexicon');
  return (loaded = { nlp, lexicon, lemmatise });
}

function placed<T extends { text: string }>(
  text: string,
  parts: T[],
): (T & { start: number; end: number })[] {
  let at = 0;
  return parts.flatMap((part) => {
    const start = text.indexOf(part.text, at);
    if (!part.text || start < 0) return [];
    at = start + part.text.length;
    return [{ ...part, start, end: at }];
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
  const word = SHORTENED.exec(before)?.groups?.word;
  if (word === undefined || !(word.length < 5 ? /^\s*[\p{Ll}\p{N}]/u : /^\s*\p{Ll}/u).test(after))
    return false;
  const { lexicon } = wink();
  return !classes.some((pos) => lexicon.hasSamePOS(word.toLowerCase(), CLASS[pos]));
}

/** Ends of the sentences of a line, in UTF-16 units. */
export function sentenceEnds(line: string): number[] {
  if (!/[.!?…]["'”’)]*\s/.test(line)) return [line.length];
  const sentences = wink().nlp.readDoc(line).sentences().out();
  const ends = placed(
    line,
    sentences.map((text) => ({ text })),
  ).map(({ end }) => end);
  return ends.filter((end, at) => at === ends.length - 1 || !goesOn(line, end));
}

/** Wink's part of speech for each of its own tokens: the first opinion, a quarter of a microsecond a word. */
export function winkVotes(text: string): Vote[] {
  const { nlp } = wink();
  const tokens = nlp.readDoc(text).tokens();
  const tags = tokens.out(nlp.its.pos);
  const words = tokens.out().map((word, index) => ({ text: word, pos: WINK[tags[index] ?? ''] ?? 'other' }));
  return placed(text, words);
}

/** Of compromise's steps those that tag by lexicon, ending and neighbours; what comes after is ten times dearer and says little more. */
const STEPS = ['machine', 'lexicon', 'preTagger'];

/** Compromise's: the second opinion, four times dearer. */
export function compromiseVotes(text: string): Vote[] {
  const view = compromise.tokenize(text).compute(STEPS);
  // The types do not describe the tagged terms.
  const terms = (view as unknown as { document: { text: string; tags: Set<string> }[][] }).document;
  const words = terms.flat().map((term) => {
    const pos = COMPROMISE.find(([tag]) => term.tags.has(tag))?.[1] ?? 'other';
    return { text: term.text, pos };
  });
  return placed(text, words);
}

/** Whether the lexicon knows a word in its base form as of this part of speech. */
export function canBe(word: string, pos: OpenClass): boolean {
  return wink().lexicon.hasSamePOS(word, CLASS[pos]);
}

/** The base form of a word taken as of this part of speech; the word itself where there is none. */
export function lemmaOf(word: string, pos: OpenClass): string {
  const { lemmatise, lexicon } = wink();
  return lemmatise(word, CLASS[pos], lexicon);
}

function world(): CompromiseWorld {
  // The types say `object`.
  return { model: compromise.model(), methods: compromise.methods() } as CompromiseWorld;
}

export function conjugate(base: string): Conjugation {
  const { methods, model } = world();
  return methods.two.transform.verb.conjugate(base, model);
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

/** Whether a word that looks inflected is a verb of its own: "feed", "bring". */
export function isPresentVerb(word: string): boolean {
  const { one, two } = world().model;
  return one.lexicon[word] === 'Infinitive' || /\bVerb$/.test(two.switches[word] ?? '');
}

const PROPER = /Month|WeekDay|Demonym|Country|City|Region|Place|ProperNoun|Language|Holiday/;

/** Whether a word, written with a capital, is a name wherever it stands: "English", "Monday", "Leeds". */
export function isProperWhenCapital(word: string): boolean {
  const tags = world().model.one.lexicon[word];
  return PROPER.test(Array.isArray(tags) ? tags.join(' ') : (tags ?? ''));
}

export function isUncountable(noun: string): boolean {
  return world().model.two.uncountable[noun] === true;
}
