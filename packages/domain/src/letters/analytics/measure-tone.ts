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
  /** Share of each tone among the marked words, 0 to 100; all 0 where none is marked. */
  shares: Record<Tone, number>;
  /** The tone with the largest share; null where no word is marked. */
  strongest: Tone | null;
  spans: Record<Tone, Span[]>;
}

/** A record with a value of each tone. */
function byTone<Value>(valueOf: (tone: Tone) => Value): Record<Tone, Value> {
  return {
    professional: valueOf('professional'),
    enthusiastic: valueOf('enthusiastic'),
    formal: valueOf('formal'),
    friendly: valueOf('friendly'),
  };
}

/** Which tone a letter has by its marked words. Lower-case text keeps its length here, so that spans hold. */
export function measureTone({ text }: PreparedText): ToneMeasure {
  const plain = text.replaceAll('’', "'").replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
  const spans = byTone((tone) =>
    [...plain.matchAll(MARKS[tone])].map(({ 0: words, index }) => ({
      start: index,
      end: index + words.length,
    })),
  );
  const all = tones.reduce((sum, tone) => sum + spans[tone].length, 0);
  const [strongest] = tones.toSorted((a, b) => spans[b].length - spans[a].length);
  return {
    shares: byTone((tone) => Math.round((spans[tone].length / Math.max(1, all)) * 100)),
    strongest: all === 0 ? null : (strongest ?? null),
    spans,
  };
}
