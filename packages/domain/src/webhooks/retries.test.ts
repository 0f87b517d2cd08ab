import { expect, it } from 'vitest';
import { pauseAfter } from './retries.ts';

it('waits ever longer, and gives up after a day', () => {
  const pauses: number[] = [];
  for (let failures = 1; ; failures += 1) {
    const pause = pauseAfter(failures);
    if (pause === null) break;
    pauses.push(pause);
  }
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  const hours = pauses.reduce((all, one) => all + one, 0) / 3600;
  expect(hours).toBeGreaterThanOrEqual(24);
  expect(hours).toBeLessThan(26);
});
