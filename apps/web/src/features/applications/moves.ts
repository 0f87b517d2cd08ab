import { z } from 'zod';
import { positionAtTop, positionBefore, type Outcome } from '@candor/domain/applications';
import type { Card } from './api/applications.ts';

/** A move of a card that the server has not confirmed yet. */
export interface Move {
  id: string;
  /** What the card was called, for messages about the move. */
  name: string;
  version: number;
  from: string;
  to: string;
  outcome?: Outcome | null;
  /** The card it was put in front of; null: the end; left out: the top. */
  before?: string | null;
}

const movesSchema = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    version: z.number(),
    from: z.string(),
    to: z.string(),
    outcome: z.enum(['rejected', 'withdrawn', 'accepted', 'no-answer']).nullable().optional(),
    before: z.string().nullable().optional(),
  }),
);

/** Moves that an earlier visit stored; null for what is none. */
export function readMoves(content: unknown): Move[] | null {
  // What was left out stays left out.
  return (movesSchema.safeParse(content).data as Move[] | undefined) ?? null;
}

/** The waiting moves with one more: a card that is moved again goes from where it first stood to where it goes last. */
export function withMove(waiting: readonly Move[], move: Move): Move[] {
  const earlier = waiting.find(({ id }) => id === move.id);
  const others = waiting.filter(({ id }) => id !== move.id);
  return [...others, earlier ? { ...move, from: earlier.from, version: earlier.version } : move];
}

function moved<C extends Card>(cards: readonly C[], move: Move): readonly C[] {
  const card = cards.find(({ id }) => id === move.id);
  if (!card) return cards;
  const others = cards.filter(({ id, stage }) => id !== move.id && stage === move.to);
  const position = move.before === undefined ? positionAtTop(others) : positionBefore(others, move.before);
  const shown = { ...card, stage: move.to, position, outcome: move.outcome ?? null };
  return cards.map((one) => (one.id === move.id ? shown : one));
}

/** The cards as they will stand once the waiting moves are confirmed. */
export const afterMoves = <C extends Card>(cards: readonly C[], waiting: readonly Move[]): readonly C[] =>
  waiting.reduce((now, move) => moved(now, move), cards);
