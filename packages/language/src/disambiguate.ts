import type { Candidate } from './candidate.ts';
import { compile, constrain } from './constraint.ts';
import { CONSTRAINTS } from './constraints.data.ts';

const RULES = CONSTRAINTS.map(compile);
/** The rules feed each other; three rounds settle everything that was seen. */
const ROUNDS = 3;

/** Rules out what words cannot be where they stand. */
export function disambiguate(words: Candidate[]): void {
  for (let round = 0; round < ROUNDS; round += 1) {
    let isChanged = false;
    for (const rule of RULES) if (constrain(rule, words)) isChanged = true;
    if (!isChanged) return;
  }
}
