import { patience, tries } from '@candor/testing';
import { expect, it } from 'vitest';
import { breakOne } from './break.ts';

const CASES = tries(40, 300);
/** Other files than those of `npm run fuzz:read`. */
const FIRST = 1_000_000;

it(
  'answers as promised whatever a file holds',
  async () => {
    const failures: string[] = [];
    const kinds = new Set<string>();
    for (let number = FIRST; number < FIRST + CASES; number += 1) {
      const { kind, failure: fault } = await breakOne(number);
      kinds.add(kind);
      if (fault !== null) failures.push(`case ${number}: ${fault}`);
    }
    expect(failures).toEqual([]);
    expect(kinds.size).toBeGreaterThan(4);
  },
  patience(60_000),
);
