import { careerMoveSchema, type CareerMove } from '@candor/domain/career';
import { readData } from '../read-data.ts';

/** When the tables of moves were last read through. */
const CHECKED_ON = '2026-11';

/** The moves of a file of `data/moves`. Throws where a move is not as the schema has it, and says which. */
export function readMoves(family: string): CareerMove[] {
  const moves = careerMoveSchema.array().parse(JSON.parse(readData(`moves/${family}.json`)));
  return moves.map((move) => ({ ...move, checkedOn: CHECKED_ON }));
}
