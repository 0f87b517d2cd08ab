import fc from 'fast-check';
import { expect, it } from 'vitest';
import { meets } from '../advert-item.ts';
import { takeAll, takeBest, type FieldCandidate } from './candidate.ts';
import { oddsOf } from './features.ts';

const candidate = (start: number, length: number, sign: number): FieldCandidate => ({
  item: { name: `at ${start}`, span: { start, end: start + length } },
  features: new Map([['sign', sign]]),
});
const candidates = fc.array(
  fc
    .tuple(fc.nat(60), fc.integer({ min: 1, max: 12 }), fc.integer({ min: -5, max: 5 }))
    .map(([start, length, sign]) => candidate(start, length, sign)),
  { maxLength: 20 },
);
const weights = { sign: 1 };

it('takes of what shares words the likeliest, and nothing unlikely', () => {
  fc.assert(
    fc.property(candidates, (all) => {
      const taken = takeAll(all, weights);
      for (const one of taken) {
        expect(oddsOf(one.features, weights)).toBeGreaterThan(0);
        expect(taken.filter((other) => meets(other.item, one.item))).toEqual([one]);
      }
      for (const left of all.filter((one) => !taken.includes(one) && oddsOf(one.features, weights) > 0))
        expect(
          taken.some(
            (one) =>
              meets(one.item, left.item) && oddsOf(one.features, weights) >= oddsOf(left.features, weights),
          ),
        ).toBe(true);
    }),
  );
});

it('takes none where none is likelier', () => {
  const all = [candidate(0, 3, 1), candidate(5, 3, 2)];
  expect(takeBest(all, { ...weights, none: 3 })).toBeNull();
  expect(takeBest(all, { ...weights, none: 0 })).toEqual(all[1]?.item);
  expect(takeBest([], weights)).toBeNull();
});

it('takes none that is not certain enough', () => {
  const all = [candidate(0, 3, 2), candidate(5, 3, 2)];
  expect(takeBest(all, { ...weights, none: 0, least: 0.4 })).toEqual(all[0]?.item);
  expect(takeBest(all, { ...weights, none: 0, least: 0.5 })).toBeNull();
  expect(takeBest([candidate(0, 3, 2)], { ...weights, none: 0, least: 0.5 })).not.toBeNull();
});
