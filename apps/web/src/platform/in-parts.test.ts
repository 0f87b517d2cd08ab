import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inParts } from './in-parts.ts';

it('parts rows in their order, each part as large as one call may be, and none of them lost', () => {
  const rows = fc.array(fc.string({ unit: 'binary', maxLength: 200 }), { maxLength: 24 });
  fc.assert(
    fc.property(rows, fc.integer({ min: 1, max: 20 }), (all, most) => {
      const limits = { rows: most, bytes: 1_200 };
      const parts = [...inParts(all, limits)];
      expect(parts.flat()).toEqual(all);
      for (const part of parts) {
        expect(part.length).toBeGreaterThan(0);
        expect(part.length).toBeLessThanOrEqual(most);
        const body = new TextEncoder().encode(JSON.stringify({ contacts: part }));
        expect(body.length).toBeLessThanOrEqual(part.length > 1 ? limits.bytes : Number.POSITIVE_INFINITY);
      }
    }),
  );
});
