import { isBreak } from './candidate.ts';
import { decide } from './decide.ts';
import { disambiguate } from './disambiguate.ts';
import type { PartOfSpeech, Token } from './english-text.ts';
import { votesOn, type Vote } from './libraries.ts';
import { isHeld } from './reading.ts';
import { tokenise, type Word } from './tokenise.ts';
import { candidatesOf, type Reader } from './words-of.ts';

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

/** The sentence as the tagger reads it best: a capital that only marks the start says nothing. */
function plainText(words: Word[], readers: Reader[], text: string, offset: number): string {
  let plain = '';
  let at = 0;
  words.forEach(({ span }, index) => {
    plain += text.slice(at, span.start - offset) + (readers[index]?.plain ?? '');
    at = span.end - offset;
  });
  return plain + text.slice(at);
}

/** The tokens of a sentence, and of each whether it can be no verb where it stands, whatever else it is. */
export type Tagged = { tokens: Token[]; isVerbOut: boolean[] };

/** Tags the words of one sentence. @param offset where `text` begins in the whole */
export function tag(text: string, offset: number): Tagged {
  const words = tokenise(text, offset);
  const readers = candidatesOf(words);
  const before = readers.map(({ readings }) => readings);
  disambiguate(readers);
  const plain = plainText(words, readers, text, offset);
  const votes = votesFor(words, offset, votesOn(plain));
  const isVerbOut = readers.map(
    ({ lower, readings, isDoubted }) =>
      !isDoubted && isHeld(lower) && !readings.some(({ pos }) => pos === 'verb' || pos === 'auxiliary'),
  );
  const tokens = words.map(({ span, text: word }, index) => {
    const reader = readers[index];
    if (!reader) throw new Error('Every word has its readings');
    const { readings } = reader;
    const neighbour = readers[index - 1];
    const isOpening = isBreak(neighbour) || neighbour?.readings[0]?.pos === 'conjunction';
    const isFirst = readers
      .slice(0, index)
      .every((one) => one.readings.every(({ pos }) => pos === 'adverb' || pos === 'punctuation'));
    const { reading, isCertain } = decide({
      word: reader.lower,
      left: readings,
      all: before[index] ?? [],
      place: isFirst ? 'first' : isOpening ? 'opening' : 'inner',
      preferred: reader.preferred,
      isDecided: reader.isDecided,
      isDoubted: reader.isDoubted,
      isHeld: isHeld(reader.lower),
      vote: votes[index],
    });
    const { pos, lemma, form, number } = reading;
    return { span, text: word, pos, lemma, form, number, isCertain, isName: reader.isName };
  });
  return { tokens, isVerbOut };
}
