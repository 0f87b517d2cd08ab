/** A stretch of a text, `start` inclusive to `end` exclusive, in UTF-16 units. */
export type Span = { start: number; end: number };

export type PartOfSpeech =
  | 'noun'
  | 'name'
  | 'verb'
  | 'auxiliary'
  | 'adjective'
  | 'adverb'
  | 'determiner'
  | 'pronoun'
  | 'preposition'
  | 'subordinator'
  | 'conjunction'
  | 'number'
  | 'particle'
  | 'punctuation'
  | 'other';

/** `base` is also the present of all persons but the third singular; the forms of "be" follow it ("am", "are": base). */
export type VerbForm = 'base' | 'present3' | 'past' | 'pastParticiple' | 'gerund';
export type GrammaticalNumber = 'singular' | 'plural';

/** One of the things a word may be. */
export type Reading = {
  pos: PartOfSpeech;
  form: VerbForm | null;
  lemma: string;
  number: GrammaticalNumber | null;
};

export type Token = {
  span: Span;
  text: string;
  pos: PartOfSpeech;
  /** Lower case: "drove" -> "drive", "assistants" -> "assistant". */
  lemma: string;
  /** Of verbs and auxiliaries; null of modals and of everything else. */
  form: VerbForm | null;
  /** Of nouns and pronouns. */
  number: GrammaticalNumber | null;
  /** Whether the part of speech and form are beyond doubt: a rule must not act on a token that is not certain. */
  isCertain: boolean;
  /** Whether the word is used as a name: of a person, employer, place, product, language, month. */
  isName: boolean;
};

export type Phrase = {
  kind: 'noun' | 'verb' | 'prepositional' | 'gerund' | 'clause';
  span: Span;
  /** Index of the first token, and of the one after the last. */
  from: number;
  to: number;
  /** Index of the token that governs the phrase: noun, main verb, preposition, gerund, or subordinator of a clause. */
  head: number;
};

/** What a sentence or fragment is as a whole. */
export type FragmentKind =
  /** Has a subject and a finite verb: "I drive nights". */
  | 'sentence'
  /** Begins with a subordinator or relative: "because I like animals". */
  | 'clause'
  /** Begins with a verb whose subject is the writer: "Drive nights", "Drove nights", "Was promoted". */
  | 'verb'
  /** Begins with a gerund: "Driving lorries at night". */
  | 'gerund'
  /** "Night driver for a bakery". */
  | 'noun'
  /** Items with commas: "Excel, Word, Outlook". */
  | 'list'
  /** Anything else: "since 2019", "Responsible for stock". */
  | 'other';

export type Sentence = {
  span: Span;
  tokens: Token[];
  /** In order of their start; a prepositional phrase contains its noun phrase. */
  phrases: Phrase[];
  kind: FragmentKind;
  /** Whether `kind` and what follows from it are beyond doubt. */
  isCertain: boolean;
  /** The noun phrase before the finite verb of a sentence; null where the subject is implied or there is none. */
  subject: Phrase | null;
  /** Index of the finite verb or auxiliary, null where there is none. */
  finiteVerb: number | null;
  tense: 'present' | 'past' | 'future' | null;
  aspect: 'simple' | 'perfect' | 'progressive' | null;
  /** Of the subject; 1 where it is implied. */
  person: 1 | 2 | 3 | null;
  number: GrammaticalNumber | null;
  isNegated: boolean;
  isPassive: boolean;
  isQuestion: boolean;
};

export type EnglishText = { text: string; sentences: Sentence[] };
