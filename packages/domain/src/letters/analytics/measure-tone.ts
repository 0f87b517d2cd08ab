import type { PreparedText } from '../../improving/index.ts';
import type { Span } from '../../text/index.ts';
import { tones, type Tone } from '../request.ts';
import { toneMarks } from './tone-marks.data.ts';

export interface ToneMeasure {
  /** The tone with the most marked words; null where no word is marked. */
  strongest: Tone | null;
  spans: Record<Tone, Span[]>;
}

/** Which tone a letter has by its marked words. Lower-casing does not change the length here, so spans hold. */
export function measureTone({ text }: PreparedText): ToneMeasure {
  const plain = text.replaceAll('’', "'").replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
  const marked = (tone: Tone) =>
    [...plain.matchAll(toneMarks[tone])].map(({ 0: words, index }) => ({
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
