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

function chooseClass({ word, left, all, place, preferred, first, second }: Word): {
  pos: PartOfSpeech;
  isCertain: boolean;
} {
  const classes = [...new Set(left.map(({ pos }) => pos))];
  const [only = 'other', ...others] = classes;
  if (!others.length) {
    // The two lexicons differ over what "Excel" or "React" may be.
    const isDoubted = place === 'first' && left.every(({ form }) => form === 'base') && !isPresentVerb(word);
    const isAgreed = !OPEN.has(only) || agrees(first, only) || agrees(second(), only);
    return { pos: only, isCertain: isAgreed && !(only === 'verb' && isDoubted) };
  }
  const one = classes.find((each) => agrees(first, each));
  const two = () => classes.find((each) => agrees(second(), each));
  // Among prepositions and their like little depends on the name.
  if (!classes.some((each) => OPEN.has(each) && each !== 'adverb'))
    return { pos: one ?? only, isCertain: !!one };
  // Where a fragment or a part of it begins, a verb is easily taken for a noun: agreement on a noun proves nothing there.
  const isOpen =
    place !== 'inner' && all.some(({ pos }) => pos === 'verb') && all.some(({ pos }) => pos !== 'verb');
  const isCertain = !!one && one === two() && (!isOpen || one === 'verb');
  const likelier = isOpen && two() === 'verb' ? 'verb' : (one ?? two() ?? only);
  return { pos: isCertain || !preferred ? likelier : preferred, isCertain };
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
  return { reading: chosen.reading, isCertain: isCertain && chosen.isClear };
}
