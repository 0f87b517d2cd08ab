import type { PreparedText } from '../../improving/index.ts';
import type { Span } from '../../text/index.ts';
import { tones, type Tone } from '../request.ts';

/** Marks of a tone in English letters; our own. */
const MARKS: Readonly<Record<Tone, RegExp>> = {
  professional:
    /\b(?:would welcome|i would be glad|thank you for your time|i am applying|i look forward|discuss|i can offer|i recommend|would like to ask)\b/g,
  enthusiastic:
    /\b(?:love|delighted|excited|keen|thrilled|wonderful|real pleasure|happily|proud|admire|gladly|even more|hope to hear)\b|!/g,
  formal:
    /\b(?:i should|should be pleased|should like|i wish to|at your (?:convenience|disposal)|in my capacity|furthermore|moreover|obliged|consideration|i refer to|without (?:delay|reservation)|likewise|respectfully|shall)\b/g,
  friendly:
    /\b(?:\p{L}+n't|(?:i|you|we|they)'(?:d|m|ve|ll|re)|(?:that|it|let|there)'s|thanks|happy to|a bit|get in touch|come by|hello)\b/gu,
};

export interface ToneMeasure {
  /** The tone with the most marked words; null where no word is marked. */
  strongest: Tone | null;
  spans: Record<Tone, Span[]>;
}

/** Which tone a letter has by its marked words. Lower-case text keeps its length here, so that spans hold. */
export function measureTone({ text }: PreparedText): ToneMeasure {
  const plain = text.replaceAll('’', "'").replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
  const marked = (tone: Tone) =>
    [...plain.matchAll(MARKS[tone])].map(({ 0: words, index }) => ({
      start: index,
      end: index + words.length,
    }));
  const spans = {
    professional: marked('professional'),
    enthusiastic: marked('enthusiastic'),
    formal: marked('formal'),
    friendly: marked('friendly'),
  };
  const [strongest = 'professional'] = tones.toSorted((a, b) => spans[b].length - spans[a].length);
  return { strongest: spans[strongest].length === 0 ? null : strongest, spans };
}
