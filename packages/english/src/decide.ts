import type { PartOfSpeech, Reading } from './english-text.ts';
import { isPresentVerb } from './libraries.ts';

type Vote = PartOfSpeech | undefined;
type Word = {
  word: string;
  /** What the word may be where it stands, and what it may be anywhere. */
  left: Reading[];
  all: Reading[];
  /** First of its fragment, after a break or "and", or anywhere else. */
  place: 'first' | 'opening' | 'inner';
  /** What is likelier where the votes leave a doubt. */
  preferred: PartOfSpeech | null;
  isDecided: boolean;
  isDoubted: boolean;
  first: Vote;
  /** Dear, so asked only where the first leaves a doubt. */
  second: () => Vote;
};

/** Parts of speech that two taggers call by different names without meaning different things. */
const KIN: Partial<Record<PartOfSpeech, string>> = {
  name: 'noun',
  auxiliary: 'verb',
  subordinator: 'preposition',
  particle: 'preposition',
  determiner: 'pronoun',
};
const OPEN = new Set<PartOfSpeech>(['noun', 'verb', 'adjective', 'adverb']);
const kin = (pos: PartOfSpeech) => KIN[pos] ?? pos;
const agrees = (vote: Vote, pos: PartOfSpeech) => !!vote && kin(vote) === kin(pos);

function unknownReading(word: string, vote: Vote): Reading {
  const pos = vote && vote !== 'punctuation' ? vote : 'noun';
  const form =
    pos !== 'verb' ? null : word.endsWith('ing') ? 'gerund' : word.endsWith('ed') ? 'past' : 'base';
  const number = pos === 'noun' ? (/[^s]s$/.test(word) ? 'plural' : 'singular') : null;
  return { pos, form, lemma: word, number };
}

/** Of readings of one part of speech, that which is meant; "walked" as the first word is a past. */
function chooseForm(readings: Reading[], isFirst: boolean): { reading: Reading; isClear: boolean } | null {
  const [first] = readings;
  if (!first) return null;
  const past = readings.find(({ form }) => form === 'past');
  const isPastOrParticiple = readings.every(({ form }) => form === 'past' || form === 'pastParticiple');
  if (past && isPastOrParticiple && readings.length > 1) return { reading: past, isClear: isFirst };
  const isOneForm = readings.every(({ form, number }) => form === first.form && number === first.number);
  return { reading: first, isClear: isOneForm };
}

type Choice = { pos: PartOfSpeech; isCertain: boolean };

/** Of a word that can be of one class only: certain where a tagger says so too. */
function confirm(
  { word, left, place, preferred, isDecided, first, second }: Word,
  pos: PartOfSpeech,
): Choice {
  if (isDecided || !OPEN.has(pos)) return { pos, isCertain: true };
  // The two lexicons differ over what "Excel" or "React" may be.
  const isStrange = place === 'first' && left.every(({ form }) => form === 'base') && !isPresentVerb(word);
  const isContrary = pos === 'verb' && (isStrange || preferred === 'noun');
  return { pos, isCertain: !isContrary && (agrees(first, pos) || agrees(second(), pos)) };
}

function chooseClass(word: Word): Choice {
  const { left, all, place, preferred, first, second } = word;
  const classes = [...new Set(left.map(({ pos }) => pos))];
  const [only = 'other', ...others] = classes;
  if (!others.length) return confirm(word, only);
  const one = classes.find((each) => agrees(first, each));
  // Among prepositions and their like little depends on the name.
  if (!classes.some((each) => OPEN.has(each) && each !== 'adverb'))
    return { pos: one ?? only, isCertain: !!one };
  const two = classes.find((each) => agrees(second(), each));
  // Where a fragment or a part of it begins, verbs and nouns are easily mistaken for each other: there the grammar must
  // speak for a noun, and not against a verb.
  const isOpen =
    place !== 'inner' && all.some(({ pos }) => pos === 'verb') && all.some(({ pos }) => pos !== 'verb');
  const isBacked = !isOpen || (one === 'verb' ? preferred !== 'noun' : one === preferred);
  if (one && one === two && isBacked) return { pos: one, isCertain: true };
  const verbs = [one, two, preferred].filter((vote) => vote === 'verb').length;
  if (isOpen && verbs > (preferred === 'noun' ? 1 : 0) && classes.includes('verb'))
    return { pos: 'verb', isCertain: false };
  const likely = [preferred, one, two].find((vote) => vote && classes.includes(vote));
  return { pos: likely ?? only, isCertain: false };
}

/** Decides between what a word may be by the votes of the two taggers. */
export function decide(word: Word): { reading: Reading; isCertain: boolean } {
  if (!word.left.length) return { reading: unknownReading(word.word, word.first), isCertain: false };
  const { pos, isCertain } = chooseClass(word);
  const chosen = chooseForm(
    word.left.filter((reading) => reading.pos === pos),
    word.place === 'first',
  );
  if (!chosen) return { reading: unknownReading(word.word, word.first), isCertain: false };
  return { reading: chosen.reading, isCertain: isCertain && chosen.isClear && !word.isDoubted };
}
