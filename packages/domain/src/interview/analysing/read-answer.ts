import { splitSentences } from '../../cv/index.ts';
import { readText, wordList, type Reading } from '../../evidence/index.ts';
import { detectLanguage } from '../../text/language/index.ts';
import { actionsIn, type Action } from './actions.ts';
import { ties } from './signs.data.ts';

/** A sentence of an answer, or one of those that "and", "but" or "so" strings together in speech. */
export interface Sentence extends Reading {
  actions: readonly Action[];
  /** Figures and names, each once, as they stand: what can be checked. */
  facts: { figures: readonly string[]; names: readonly string[] };
}

export interface ReadAnswer {
  text: string;
  /** What is said, each thing once; what is no sentence is no part of it. */
  sentences: readonly Sentence[];
  /** What its sentences name. */
  stems: ReadonlySet<string>;
  /** Words of the sentences. */
  spokenCount: number;
  /** All words, what lies beyond the limit of reading too. */
  wordCount: number;
  isForeign: boolean;
}

/** What is read closely: nine minutes of speech. The rest is only counted. */
const MOST_CHARACTERS = 8000;
/** A sentence of so many words is taken apart where another begins within it. */
const RUN_ON = 45;
const STRUNG = /\s+(?=(?:and|but|so) (?:then )?(?:I|we|he|she|they)\b)/i;
const LEAST_TIES = 0.16;
/** Of a text in another language hardly any word is one of these. */
const MOST_TIES_OF_FOREIGN = 0.2;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;
const MOST_QUOTED = 26;

const tie = wordList(ties).phrases;

export const countWords = (text: string): number => text.match(WORD)?.length ?? 0;

const shareOfTies = ({ words }: Reading) =>
  words.filter(({ lower }) => tie.has(lower)).length / Math.max(1, words.length);

const textsIn = (text: string): string[] =>
  text
    .split(/\n+/)
    .flatMap(splitSentences)
    .flatMap((one) => (countWords(one) > RUN_ON ? one.split(STRUNG) : [one]));

/** Whole words only, so that no quote ends in the middle of one. */
function readable(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text;
  const cut = text.lastIndexOf(' ', MOST_CHARACTERS);
  return text.slice(0, cut > 0 ? cut : MOST_CHARACTERS);
}

function factsOf({ words, figures }: Reading): Sentence['facts'] {
  const counted = figures.filter(
    ({ value, words: own, form }) =>
      /^(?:number|share|factor)$/.test(form) && (value !== 1 || /\d/.test(own)),
  );
  const names = words.filter(
    ({ text, isFirst, kind }) => kind === 'word' && !isFirst && /^\p{Lu}/u.test(text) && !/^I\b/.test(text),
  );
  return {
    figures: [...new Set(counted.map((one) => one.words))],
    names: [...new Set(names.map(({ text }) => text))],
  };
}

/** "bcdf" is no word; what has no vowel and no figure counts for nothing. */
const isSayable = (word: string) => /[aeiouyAEIOUY\d\P{ASCII}]/u.test(word);

function sentenceOf(reading: Reading): Sentence {
  const words = reading.words.filter(({ text }) => isSayable(text));
  const stems = new Set([...reading.stems].filter(isSayable));
  return { ...reading, words, stems, actions: actionsIn(words), facts: factsOf({ ...reading, words }) };
}

/** Reads an answer once for all who judge it. Linear in time. */
export function readAnswer(text: string): ReadAnswer {
  const readings = textsIn(readable(text)).map(readText);
  const ofText = readText(readable(text));
  const isForeign = shareOfTies(ofText) < MOST_TIES_OF_FOREIGN && !/^(?:en|und)$/.test(detectLanguage(text));
  const seen = new Set<string>();
  const sentences = readings
    .filter((one) => one.words.length > 0 && (isForeign || shareOfTies(one) >= LEAST_TIES))
    .filter(({ words }) => {
      const lowered = words.map(({ lower }) => lower).join(' ');
      const isNew = !seen.has(lowered);
      seen.add(lowered);
      return isNew;
    })
    .map(sentenceOf);
  return {
    text,
    sentences,
    stems: new Set(sentences.flatMap(({ stems }) => [...stems])),
    spokenCount: sentences.reduce((sum, { words }) => sum + words.length, 0),
    wordCount: countWords(text),
    isForeign,
  };
}

export const hasFact = ({ facts }: Sentence): boolean => facts.figures.length + facts.names.length > 0;

/** The beginning of some words as they stand, cut where a word ends. */
export function opening(words: string, most = MOST_QUOTED): string {
  const ends = [...words.matchAll(/\S+/g)].map(({ index, 0: word }) => index + word.length);
  return words.slice(0, ends[most - 1] ?? words.length).trim();
}

/** What a remark quotes of a sentence: all of it, or of a long one the beginning. */
export const quoteOf = (sentence: Sentence | undefined): string => (sentence ? opening(sentence.text) : '');
