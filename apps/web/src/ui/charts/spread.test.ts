import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scaleOver } from './spread.ts';

it('has room for every value, and keeps their order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 5, maxLength: 5 }),
      fc.array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 3 }),
      (amounts, own) => {
        const [p10 = 0, p25 = 0, median = 0, p75 = 0, p90 = 0] = amounts.toSorted((a, b) => a - b);
        const scale = scaleOver(300, [{ p10, p25, median, p75, p90 }], own);
        const open = scaleOver(300, [{ p10: null, p25, median, p75, p90: null }]);
        for (const value of [p25, median, p75]) expect(open(value) > 0 && open(value) < 300).toBe(true);
        const places = [p10, p25, median, p75, p90, ...own].map((value) => scale(value));
        for (const place of places) expect(place > 0 && place < 300).toBe(true);
        expect(places.slice(0, 5)).toEqual(places.slice(0, 5).toSorted((a, b) => a - b));
      },
    ),
  );
});
