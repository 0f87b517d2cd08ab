import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bareOf, isBare, picturesPerPage, stripOf, wholePage } from './page-picture.ts';

const svg = (drawn: string) => `<svg viewBox="0 0 612 792">${drawn}</svg>`;

it('puts all that is drawn into one document, in its order', () => {
  expect(wholePage([svg('<path/>'), svg(''), svg('<path d="$&"/>')])).toBe(
    svg(`<path/>${svg('<path d="$&"/>')}`),
  );
  expect(wholePage([svg('<path/>'), svg('')])).toBe(svg('<path/>'));
  expect([svg(''), svg('<path/>')].map(isBare)).toEqual([true, false]);
});

it('shows every line whole: its strip leaves bare neither its ascenders nor its descenders', () => {
  const line = fc.record({
    height: fc.constantFrom(792, 842),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    size: fc.integer({ min: 6, max: 40 }),
  });
  fc.assert(
    fc.property(line, ({ height, share, size }) => {
      const baseline = share * height;
      const { above, below } = bareOf(stripOf(baseline, height));
      expect((above / 100) * height).toBeLessThanOrEqual(Math.max(0, baseline - size));
      expect((1 - below / 100) * height).toBeGreaterThanOrEqual(Math.min(height, baseline + size / 2));
    }),
  );
});

it('counts the paper and its strips', () => {
  expect(stripOf(0, 792)).toBe(1);
  expect(stripOf(900, 792)).toBe(picturesPerPage - 1);
});
