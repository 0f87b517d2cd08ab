import type { PreparedText } from '../../improving/index.ts';
import type { Span } from '../../text/index.ts';
import { tones, type Tone } from '../request.ts';
import { toneWords } from './tone-words.data.ts';

export interface ToneMeasure {
  /** Share of each tone among the marked words, 0 to 100; all 0 where none is marked. */
  shares: Record<Tone, number>;
  /** The tone with the largest share; null where no word is marked. */
  strongest: Tone | null;
  spans: Record<Tone, Span[]>;
}

function places(text: string, phrase: string): Span[] {
  const found: Span[] = [];
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + phrase.length)) {
    const isWhole =
      !/[\p{L}\p{N}]/u.test(text.charAt(at - 1)) && !/[\p{L}\p{N}]/u.test(text.charAt(at + phrase.length));
    if (isWhole || phrase === '!') found.push({ start: at, end: at + phrase.length });
  }
  return found;
}

/** Which tone a letter has by its marked words. Lower-case text keeps its length here, so that spans hold. */
export function measureTone({ text }: PreparedText): ToneMeasure {
  const plain = text.replaceAll('’', "'").replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
  const spans = Object.fromEntries(
    tones.map((tone) => [tone, toneWords[tone].flatMap((phrase) => places(plain, phrase))]),
  ) as Record<Tone, Span[]>;
  const all = tones.reduce((sum, tone) => sum + spans[tone].length, 0);
  const share = (tone: Tone) => (all === 0 ? 0 : Math.round((spans[tone].length / all) * 100));
  const shares = {
    professional: share('professional'),
    enthusiastic: share('enthusiastic'),
    formal: share('formal'),
    friendly: share('friendly'),
  };
  const [strongest] = tones.toSorted((a, b) => spans[b].length - spans[a].length);
  return { shares, strongest: all === 0 ? null : (strongest ?? null), spans };
}
