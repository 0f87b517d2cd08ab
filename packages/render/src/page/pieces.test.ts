import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linesOf, type Item } from './pieces.ts';

const lineDistance = 14;
/** A line of text at a height, of ten points. */
const at = (y: number, words = 'a'): Item => ({
  y,
  top: y - 10,
  bottom: y + 4,
  svg: [`<path transform="matrix(1 0 0 1 72 `, `)" d="${words}"/>`],
});

it('keeps the lines of a paragraph together and parts paragraphs, columns and footers', () => {
  const [paragraph, next, column, footer] = [[100, 114, 128], [150, 164], [100, 114], [780]].map((ys) =>
    ys.map((y) => at(y)),
  ) as [Item[], Item[], Item[], Item[]];
  const parts = linesOf([...paragraph, ...next, ...column, ...footer], lineDistance);
  expect(parts.map(({ top, height }) => [top, height])).toEqual([
    [90, 42],
    [140, 28],
    [90, 28],
    [770, 14],
  ]);
});

it('gives what stands on one line to one part, whatever its height', () => {
  const heading = { ...at(100), top: 60 };
  const parts = linesOf([heading, at(100), { ...at(104), bottom: 130 }], lineDistance);
  expect(parts.map(({ top, height }) => [top, height])).toEqual([[60, 70]]);
});

it('ends a part that grows high with its line', () => {
  const lines = Array.from({ length: 40 }, (_, nth) => [
    at(100 + nth * 14),
    at(100 + nth * 14, 'date'),
  ]).flat();
  const parts = linesOf(lines, lineDistance);
  expect(parts.length).toBeGreaterThan(3);
  for (const { height, svg } of parts) {
    expect(height).toBeLessThan(160);
    expect(svg.match(/d="a"/gu)?.length).toBe(svg.match(/d="date"/gu)?.length);
  }
});

it('draws lines that others push down as it drew them before', () => {
  // As the compiler writes them: in thousandths.
  const thousandths = (most: number) => fc.integer({ min: 0, max: most * 1_000 }).map((n) => n / 1_000);
  const gaps = fc.array(fc.oneof(fc.constantFrom(13.2, 13.8, 20.4), thousandths(30)), { maxLength: 40 });
  fc.assert(
    fc.property(gaps, thousandths(300), (gapsBetween, down) => {
      let y = 72;
      const lines = [at(y), ...gapsBetween.map((gap, nth) => at((y += gap), `line ${nth}`))];
      const pushed = lines.map((line) => ({
        ...line,
        y: line.y + down,
        top: line.top + down,
        bottom: line.bottom + down,
      }));
      const before = linesOf(lines, lineDistance);
      const after = linesOf(pushed, lineDistance);
      expect(after.map(({ svg, height }) => [svg, height])).toEqual(
        before.map(({ svg, height }) => [svg, height]),
      );
      for (const [nth, { top }] of after.entries())
        expect(top).toBeCloseTo((before[nth]?.top ?? 0) + down, 1);
    }),
  );
});

it('leaves nothing of a line outside its part', () => {
  const heights = fc.array(
    fc.integer({ min: 0, max: 792_000 }).map((n) => n / 1_000),
    { minLength: 1, maxLength: 30 },
  );
  fc.assert(
    fc.property(heights, (ys) => {
      for (const { height, svg } of linesOf(
        ys.map((y) => at(y)),
        lineDistance,
      )) {
        for (const [, y] of svg.matchAll(/72 ([-\d.]+)\)/gu)) {
          expect(Number(y)).toBeGreaterThanOrEqual(10 - 0.1);
          expect(Number(y)).toBeLessThanOrEqual(height - 4 + 0.1);
        }
      }
    }),
  );
});
