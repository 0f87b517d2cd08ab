import type { PartOfSpeech, Reading } from './english-text.ts';

type Vote = PartOfSpeech | undefined;
type Word = {
  word: string;
  /** What the word may be where it stands, and what it may be anywhere. */
  left: Reading[];
  all: Reading[];
  /** First of its fragment, after a break or "and", or anywhere else. */
  place: 'first' | 'opening' | 'inner';
  /** What is likelier where the grammar leaves a doubt. */
  preferred: PartOfSpeech | null;
  isDecided: boolean;
  isDoubted: boolean;
  /** Whether the lexicon holds it; what another may be is guessed. */
  isHeld: boolean;
  /** What the tagger takes it for. */
  vote: Vote;
};

/** Parts of speech that tagger and grammar call by different names without meaning different things. */
const KIN: Partial<Record<PartOfSpeech, string>> = {
  name: 'noun',
  auxiliary: 'verb',
  subordinator: 'preposition',
  particle: 'preposition',
  determiner: 'pronoun',
};
const OPEN = new Set<PartOfSpeech>(['noun', 'verb', 'adjective', 'adverb']);
const kin = (pos: PartOfSpeech) => KIN[pos] ?? pos;
const agrees = (vote: Vote, pos: PartOfSpeech) => vote !== undefined && kin(vote) === kin(pos);

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

function chooseClass(word: Word): { pos: PartOfSpeech; isCertain: boolean } {
  const { left, all, place, preferred, isDecided, isHeld, vote } = word;
  const classes = [...new Set(left.map(({ pos }) => pos))];
  const [only = 'other', ...others] = classes;
  const mayBe = (pos: PartOfSpeech) => all.some((one) => one.pos === pos);
  // Where a fragment or a part of it begins, verbs are easily mistaken for other words, and other words for verbs.
  const isOpen = place !== 'inner' && mayBe('verb') && (mayBe('noun') || mayBe('adjective'));
  const isGuessed = !isHeld && mayBe('noun') && mayBe('verb') && (place !== 'inner' || others.length > 0);
  if (others.length === 0) {
    const isVerbInDoubt = only === 'verb' && (preferred === 'noun' || (isOpen && preferred !== 'verb'));
    const isRuled = place === 'inner' && only !== 'verb' && left.length < all.length;
    const isBacked = (isRuled || agrees(vote, only)) && !isGuessed && !isVerbInDoubt;
    return { pos: only, isCertain: isDecided || !OPEN.has(only) || isBacked };
  }
  const one = classes.find((each) => agrees(vote, each));
  // Among prepositions and their like little depends on the name.
  if (!classes.some((each) => OPEN.has(each) && each !== 'adverb'))
    return { pos: one ?? only, isCertain: one !== undefined };
  const isLiked = preferred !== null && classes.includes(preferred);
  if (isOpen && isLiked) return { pos: preferred, isCertain: one === preferred && !isGuessed };
  const isCertain = one !== undefined && one !== 'verb' && !isOpen && !isGuessed;
  return { pos: one ?? (isLiked ? preferred : only), isCertain };
}

/** Decides between what the grammar leaves of a word, by what the tagger takes it for. */
export function decide(word: Word): { reading: Reading; isCertain: boolean } {
  if (word.left.length === 0) return { reading: unknownReading(word.word, word.vote), isCertain: false };
  const { pos, isCertain } = chooseClass(word);
  const chosen = chooseForm(
    word.left.filter((reading) => reading.pos === pos),
    word.place === 'first',
  );
  if (!chosen) return { reading: unknownReading(word.word, word.vote), isCertain: false };
  return { reading: chosen.reading, isCertain: isCertain && chosen.isClear && !word.isDoubted };
}
