import type { Tone } from '../../request.ts';
import type { Presupposition } from './presuppositions.ts';

export type FrameLanguage = 'en' | 'de' | 'fr' | 'es';

/** What a slot can hold; nothing else is put into it. */
export type SlotKind =
  | 'noun phrase'
  | 'gerund phrase'
  | 'clause'
  | 'verb phrase'
  | 'adjectives'
  | 'person'
  | 'employer'
  | 'role'
  | 'day'
  | 'phone'
  | 'mail'
  | 'word'
  /** Anything, behind a colon: it agrees with nothing. */
  | 'verbatim';

/** A sentence of ours with room for the person's words. */
export interface Frame {
  /** Pinned by tests. */
  id: string;
  /** What the sentence does in a letter; frames of one move stand in for each other. */
  move: string;
  /** `{name}` is a slot. */
  text: string;
  slots: Readonly<Record<string, SlotKind>>;
  presupposes: readonly Presupposition[];
  /** The tones it fits; all where left out. */
  tones?: readonly Tone[];
}
