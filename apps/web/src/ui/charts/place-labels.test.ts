import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeLabels } from './place-labels.ts';

const width = 600;
const height = 300;
const widthOf = (label: string) => label.length * 7;

const points = fc.array(
  fc.record({
    x: fc.integer({ min: 20, max: 580 }),
    y: fc.integer({ min: 20, max: 280 }),
    label: fc.string({ minLength: 1, maxLength: 30 }),
  }),
  { maxLength: 9 },
);

it('puts labels inside the chart and over no other label', () => {
  fc.assert(
    fc.property(points, (given) => {
      const boxes = placeLabels(given, { width, height, widthOf }).flatMap((place, at) => {
        if (!place) return [];
        const wide = widthOf(given[at]?.label ?? '');
        const left = place.anchor === 'start' ? place.x : place.x - wide;
        return [{ left, right: left + wide, y: place.y }];
      });
      for (const [at, one] of boxes.entries()) {
        expect(one.left >= 0 && one.right <= width && one.y > 0 && one.y < height).toBe(true);
        for (const other of boxes.slice(at + 1)) {
          const isApart =
            one.right <= other.left || other.right <= one.left || Math.abs(one.y - other.y) >= 15;
          expect(isApart).toBe(true);
        }
      }
    }),
  );
});

it('puts a label beside its point where nothing is in the way, on the side that has room', () => {
  const [left, right] = placeLabels(
    [
      { x: 50, y: 100, label: 'Cooks' },
      { x: 590, y: 200, label: 'Bakers' },
    ],
    { width, height, widthOf },
  );
  expect(left).toEqual({ x: 60, y: 100, anchor: 'start' });
  expect(right).toEqual({ x: 580, y: 200, anchor: 'end' });
});

it('leaves a label out rather than cover another', () => {
  const crowd = Array.from({ length: 40 }, () => ({ x: 300, y: 150, label: 'The same place' }));
  const places = placeLabels(crowd, { width, height, widthOf });
  expect(places.some((place) => place === null)).toBe(true);
  expect(places.some((place) => place !== null)).toBe(true);
});
