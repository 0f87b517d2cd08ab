import type { Slots } from '../letter-facts.ts';

/** A move and what its frame is filled with. */
export interface Saying {
  move: string;
  slots: Slots;
  /** Parts of the fragment that were not understood. */
  lost?: readonly string[];
}
