import type { Slots } from '../letter-facts.ts';
import type { SaidApart } from './said-apart.ts';

/** A move and what its frame is filled with. */
export interface Saying {
  move: string;
  slots: Slots;
  /** The parts that the frame's noun phrase is made of. */
  apart?: SaidApart;
}
