import { Refusal } from '../platform/refusal.ts';

/** Letters one person may keep, those in the trash included. */
export const mostLetters = 1_000;

/** Refuses one letter more than a person may keep. */
export function requireLetterRoom(kept: number): void {
  if (kept >= mostLetters)
    throw new Refusal(
      'too_many',
      'You have reached the number of letters we can keep. Delete some of them forever from the trash first.',
    );
}
