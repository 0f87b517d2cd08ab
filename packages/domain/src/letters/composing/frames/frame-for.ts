import { contentHash } from '../../../text/index.ts';
import type { Slots } from '../../letter-facts.ts';
import type { Tone } from '../../request.ts';
import { englishFrames } from './english.data.ts';
import { frenchFrames } from './french.data.ts';
import { germanFrames } from './german.data.ts';
import { spanishFrames } from './spanish.data.ts';
import type { Frame, FrameLanguage } from './frame.ts';
import type { Presupposition } from './presuppositions.ts';

const frames: Readonly<Record<FrameLanguage, readonly Frame[]>> = {
  en: englishFrames,
  de: germanFrames,
  fr: frenchFrames,
  es: spanishFrames,
};

/** The frames of a language. */
export const framesOf = (language: FrameLanguage): readonly Frame[] => frames[language];

export interface Framing {
  language: FrameLanguage;
  tone: Tone;
  holds: ReadonlySet<Presupposition>;
  /** The same letter chooses the same, another one most likely another. */
  seed: string;
  slots: Slots;
}

/** A frame's text with its slots filled. What a slot holds is text and never read for slots again. */
function filled({ text }: Frame, slots: Slots): string {
  const said = text.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => slots[name] ?? '');
  return (said.charAt(0).toUpperCase() + said.slice(1)).replace(/([.!?])\.$/, '$1');
}

/**
 * The sentence of a move: of the frames that fit the tone, whose presuppositions hold and whose slots are all filled,
 * one by the letter's seed; where there is none, the first that stands in. Undefined where nothing fits.
 */
export function frameFor(
  move: string,
  framing: Framing,
  own: Slots = {},
): { frame: Frame; text: string } | undefined {
  const slots = { ...framing.slots, ...own };
  const usable = (of: string) =>
    frames[framing.language].filter(
      (frame) =>
        frame.move === of &&
        (frame.tones?.includes(framing.tone) ?? true) &&
        frame.presupposes.every((one) => framing.holds.has(one)) &&
        frame.slots.every((name) => (slots[name] ?? '') !== ''),
    );
  const best = usable(move);
  const frame =
    best[contentHash(`${framing.seed}\n${move}`) % Math.max(1, best.length)] ?? usable(`${move}, else`)[0];
  return frame && { frame, text: filled(frame, slots) };
}
