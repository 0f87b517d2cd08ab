import type { Tone } from '../../request.ts';
import type { Presupposition } from './presuppositions.ts';

export type FrameLanguage = 'en' | 'de' | 'fr' | 'es';

/** A sentence of ours with room for the person's words. */
export interface Frame {
  /** Pinned by tests. */
  id: string;
  /** What the sentence does in a letter; frames of one move stand in for each other. */
  move: string;
  /** `{name}` is a slot. */
  text: string;
  slots: readonly string[];
  presupposes: readonly Presupposition[];
  /** The tones it fits; all where left out. */
  tones?: readonly Tone[];
}

/**
 * Frames by what they do, each a text, what it presupposes and the tones it is kept for: "Please accept my resignation. |
 * resigns | plain". Those of `…, else` stand in, in their order, where none of the others can be used.
 */
export type FrameRows = Readonly<Record<string, readonly string[]>>;

const tonesOf: Readonly<Record<string, readonly Tone[]>> = {
  warm: ['friendly', 'enthusiastic'],
  plain: ['professional', 'formal'],
  formal: ['formal'],
};

function frameOf(move: string, row: string, at: number): Frame {
  const [text = '', presupposes = '', kept = ''] = row.split(/ ?\| ?/);
  const tones = tonesOf[kept];
  return {
    id: `${move.replaceAll(' ', '-')}-${at + 1}`,
    move,
    text,
    slots: [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
    // A row names nothing but presuppositions; a test holds it to that.
    presupposes: presupposes.split(',').filter((one) => one !== '') as Presupposition[],
    ...(tones ? { tones } : {}),
  };
}

/** The frames of a language's rows. */
export function framesFrom(rows: FrameRows): readonly Frame[] {
  return Object.entries(rows).flatMap(([move, ofMove]) => ofMove.map((row, at) => frameOf(move, row, at)));
}
