import { isBreak } from './constraint.ts';
import { disambiguate } from './disambiguate.ts';
import type { PartOfSpeech, Reading, Token } from './english-text.ts';
import { compromiseVotes, winkVotes, type Vote } from './libraries.ts';
import { tokenise, type Word } from './tokenise.ts';
import { candidatesOf, type Reader } from './words-of.ts';

/** Parts of speech that two taggers call by different names without meaning different things. */
const KIN: Partial<Record<PartOfSpeech, string>> = {
  name: 'noun',
  auxiliary: 'verb',
  subordinator: 'preposition',
  particle: 'preposition',
  determiner: 'pronoun',
};
const kin = (pos: PartOfSpeech) => KIN[pos] ?? pos;
const isNounOrVerb = (readings: Reading[]) =>
  readings.some(({ pos }) => pos === 'noun') && readings.some(({ pos }) => pos === 'verb');

/** The vote for each word: that of the last of the tagger's own tokens within it. */
function votesFor(words: Word[], offset: number, votes: Vote[]): (PartOfSpeech | undefined)[] {
  let at = 0;
  return words.map(({ span }) => {
    let found: PartOfSpeech | undefined;
    while (at < votes.length && (votes[at]?.start ?? 0) + offset < span.end) {
      const vote = votes[at];
      if (vote && vote.end + offset > span.start && vote.pos !== 'punctuation') found = vote.pos;
      at += 1;
    }
    return found;
  });
}

/** The sentence as the taggers read it best: a capital that only marks the start says nothing. */
function plainText(words: Word[], readers: Reader[], text: string, offset: number): string {
  let plain = '';
  let at = 0;
  words.forEach(({ span }, index) => {
    plain += text.slice(at, span.start - offset) + (readers[index]?.plain ?? '');
    at = span.end - offset;
  });
  return plain + text.slice(at);
}

function chooseForm(readings: Reading[], isFirst: boolean): { reading: Reading; isClear: boolean } | null {
  const [first] = readings;
  if (!first) return null;
  if (readings.length === 1) return { reading: first, isClear: true };
  const past = readings.find(({ form }) => form === 'past');
  const isRegularPast = past && readings.every(({ form }) => form === 'past' || form === 'pastParticiple');
  if (isRegularPast) return { reading: past, isClear: isFirst };
  const isOneForm = readings.every(({ form, number }) => form === first.form && number === first.number);
  return { reading: first, isClear: isOneForm };
}

function unknownReading(word: Reader, vote: PartOfSpeech | undefined): Reading {
  const pos = vote && vote !== 'punctuation' ? vote : 'noun';
  const form =
    pos !== 'verb'
      ? null
      : word.lower.endsWith('ing')
        ? 'gerund'
        : word.lower.endsWith('ed')
          ? 'past'
          : 'base';
  const number = pos === 'noun' ? (/[^s]s$/.test(word.lower) ? 'plural' : 'singular') : null;
  return { pos, form, lemma: word.lower, number };
}

/** Tags the words of one sentence. @param offset where `text` begins in the whole */
export function tag(text: string, offset: number): Token[] {
  const words = tokenise(text, offset);
  const readers = candidatesOf(words);
  const before = readers.map(({ readings }) => readings);
  disambiguate(readers);
  const plain = plainText(words, readers, text, offset);
  const first = votesFor(words, offset, winkVotes(plain));
  let second: (PartOfSpeech | undefined)[] | undefined;
  const secondVote = (index: number) => (second ??= votesFor(words, offset, compromiseVotes(plain)))[index];
  return words.map(({ span, text: word }, index) => {
    const reader = readers[index];
    if (!reader) throw new Error('Every word has its readings');
    const { readings } = reader;
    const classes = [...new Set(readings.map(({ pos }) => pos))];
    const agrees = (vote: PartOfSpeech | undefined, pos: PartOfSpeech) => !!vote && kin(vote) === kin(pos);
    let pos: PartOfSpeech | undefined;
    let isCertain = false;
    if (classes.length === 1) {
      pos = classes[0];
      const isClosed = pos !== 'noun' && pos !== 'verb' && pos !== 'adjective' && pos !== 'adverb';
      isCertain = !!pos && (isClosed || agrees(first[index], pos) || agrees(secondVote(index), pos));
    } else if (classes.length) {
      const one = classes.find((each) => agrees(first[index], each));
      const two = classes.find((each) => agrees(secondVote(index), each));
      pos = one ?? two ?? classes[0];
      const isOpening = isBreak(readers[index - 1]) && isNounOrVerb(before[index] ?? []);
      isCertain = !!one && one === two && !isOpening;
      if (isOpening && two === 'verb') pos = two;
    }
    const chosen = chooseForm(
      readings.filter((reading) => reading.pos === pos),
      isBreak(readers[index - 1]),
    );
    const { pos: final, form, lemma, number } = chosen?.reading ?? unknownReading(reader, first[index]);
    return {
      span,
      text: word,
      pos: final,
      lemma,
      form,
      number,
      isCertain: isCertain && !!chosen?.isClear,
      isName: reader.isName,
    };
  });
}
