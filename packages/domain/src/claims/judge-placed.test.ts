import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimSource } from './claim-source.ts';
import { unsupportedClaim } from './unsupported-claim.ts';

const judged = (said: string, given: string) => unsupportedClaim(said, claimSource([{ text: given }]));

describe('what stands where something else stood', () => {
  it.each([
    ['a longer time', 'Ran the kiosk alone during July.', 'Ran the kiosk alone during the summer.'],
    ['another sum', 'Kept the stall with a float of £80.', 'Kept the stall with a turnover of £80.'],
    ['the contrary', 'Finished the roof a week behind plan.', 'Finished the roof a week ahead of plan.'],
    [
      'another part of the month',
      'Started in early May 2022 at the mill.',
      'Started in late May 2022 at the mill.',
    ],
    ['another rank', 'Came third in the ploughing match.', 'Came second in the ploughing match.'],
    ['the other side', 'Sent the samples to the laboratory.', 'Received the samples at the laboratory.'],
    ['a thing joined', 'Bound books for the library.', 'Bound books and maps for the library.'],
    [
      'the year of another month',
      'Joined the dairy in March 2019 and the port in June 2021.',
      'Joined the dairy in March 2021.',
    ],
    [
      'the date of another event',
      'Left the quarry in March 2018 and joined the port in June 2019.',
      'Joined the port in March 2018.',
    ],
    ['a name without its noun', 'Cleaned offices in Park Street.', 'Cleaned offices in Park.'],
    [
      'a span as a rate',
      'Collected 15 tonnes of glass in three years.',
      'Collected 15 tonnes of glass a year.',
    ],
    ['another’s post', 'Assistant to the site manager on the quay.', 'Assistant site manager on the quay.'],
    ['a board that was served', 'Clerk to the board of governors.', 'Member of the board of governors.'],
  ])('%s: %s is not: %s', (_kind, given, said) => {
    expect(judged(said, given)).toBeDefined();
  });

  it.each([
    ['Ran the kiosk alone during July.', 'Ran the kiosk alone in July.'],
    ['Bound books for the library.', 'Bookbinding for the library.'],
    ['Joined the dairy in March 2019 and the port in June 2021.', 'Joined the port in June 2021.'],
    ['Delivered flour with a lorry.', 'Delivered flour with a truck.'],
    ['Delivered flour with a lorry.', 'Delivered flour with a vehicle.'],
    ['Wrote the SOPs for the kiln.', 'Wrote the standard operating procedures for the kiln.'],
    ['Locked up at 6 pm and again at 10 pm.', 'Locked up twice a day, at 6 and 10 p.m.'],
    ['a million and a half bricks', '1.5 million bricks'],
    ['Repaired the lift together with the driver.', 'With the driver, repaired the lift.'],
    ['Doing my NVQ3 in joinery.', 'Working towards an NVQ Level 3 in joinery.'],
    ['I was put forward for the bravery badge.', 'Nominated for the bravery badge.'],
    ['I was one of six who started the food co-op.', 'Started the food co-op with five others.'],
    ['Complaints dropped once the phones were changed.', 'Complaints fell after the phones were changed.'],
  ])('%s is: %s', (given, said) => {
    expect(judged(said, given)).toBeUndefined();
  });

  it('turns round no place or time, whatever it is told of', () => {
    const pairs = fc.constantFrom(['before', 'after'], ['above', 'below'], ['inside', 'outside']);
    const things = fc.constantFrom('the bridge', 'the mill', 'the harbour', 'the church');
    fc.assert(
      fc.property(pairs, things, fc.boolean(), ([one = '', other = ''], thing, isTurned) => {
        const [given, said] = isTurned ? [other, one] : [one, other];
        expect(judged(`Cut reeds ${said} ${thing}.`, `Cut reeds ${given} ${thing}.`)).toBeDefined();
        expect(judged(`Reeds cut ${given} ${thing}.`, `Cut reeds ${given} ${thing}.`)).toBeUndefined();
      }),
      { numRuns: 40 },
    );
  });
});
