import type { Frame, SlotKind } from './frame.ts';
import type { Presupposition } from './presuppositions.ts';

// What each slot holds, wherever it stands.
const kinds: Readonly<Record<string, SlotKind>> = {
  role: 'role',
  deRole: 'role',
  anyRole: 'verbatim',
  aRole: 'role',
  company: 'employer',
  post: 'word',
  cv: 'word',
  employer: 'employer',
  contact: 'day',
  time: 'day',
  lastDay: 'day',
  phone: 'phone',
  email: 'mail',
  recommended: 'person',
  whom: 'person',
  sought: 'verbatim',
  given: 'person',
  aPost: 'role',
  course: 'role',
  referrer: 'person',
  medium: 'noun phrase',
  np: 'noun phrase',
  list: 'noun phrase',
  gerund: 'gerund phrase',
  clause: 'clause',
  verb: 'verb phrase',
  duty: 'verb phrase',
  qualities: 'adjectives',
  said: 'verbatim',
  at: 'employer',
  as: 'role',
};

/** A text, what it presupposes (by comma) and the tones it is kept for. */
type Row = readonly [text: string, presupposes?: string, tones?: Frame['tones']];

/** Frames by what they do; those of `…, else` stand in, in their order, where none of the others can be used. */
export type FrameRows = Readonly<Record<string, readonly Row[]>>;

export const warm = ['friendly', 'enthusiastic'] as const;
export const plain = ['professional', 'formal'] as const;

const SLOT = /\{(\w+)\}/g;

function frameOf(move: string, [text, presupposes = '', tones]: Row, at: number): Frame {
  const names = [...text.matchAll(SLOT)].map(([, name = '']) => name);
  return {
    id: `${move.replaceAll(' ', '-')}-${at + 1}`,
    move,
    text,
    slots: Object.fromEntries(names.map((name) => [name, kinds[name] ?? 'word'])),
    // A row names nothing but presuppositions; a test holds it to that.
    presupposes: presupposes.split(',').filter((one) => one !== '') as Presupposition[],
    ...(tones ? { tones } : {}),
  };
}

/** The frames of a language's rows. */
export function framesFrom(rows: FrameRows): readonly Frame[] {
  return Object.entries(rows).flatMap(([move, ofMove]) => ofMove.map((row, at) => frameOf(move, row, at)));
}
