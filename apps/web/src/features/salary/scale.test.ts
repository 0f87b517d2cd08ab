import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scaleOver } from './scale.ts';

const amounts = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 5, maxLength: 5 });

it('places every amount inside the strip, in their order', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 1_000_000 }), (five, own) => {
      const [p10 = 0, p25 = 0, median = 0, p75 = 0, p90 = 0] = five.toSorted((a, b) => a - b);
      const scale = scaleOver([{ p10, p25, median, p75, p90 }], [own]);
      const places = [p10, p25, median, p75, p90, own].map(scale);
      for (const place of places) expect(place > 0 && place < 100).toBe(true);
      expect(places.slice(0, 5)).toEqual(places.slice(0, 5).toSorted((a, b) => a - b));
    }),
  );
});
