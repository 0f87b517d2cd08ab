import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findTilt } from './find-tilt.ts';
import type { GreyPage } from './grey-page.ts';
import { levelled, turnByQuarters } from './turn-page.ts';
import { withEvenLight } from './even-light.ts';

/** A page of rows of dark words of several lengths. */
function rows(width = 500, height = 700): GreyPage {
  const pixels = new Uint8Array(width * height).fill(255);
  for (let y = 60; y < height - 60; y += 22)
    for (let x = 50; x < width - 60; x += 1)
      if ((x * 7 + y * 3) % 53 < 40)
        for (let down = 0; down < 9; down += 1) if ((x + down) % 4 < 2) pixels[(y + down) * width + x] = 0;
  return { width, height, pixels };
}

it('finds by how many degrees the lines of a page lean', () => {
  fc.assert(
    fc.property(fc.integer({ min: -80, max: 80 }), (tenths) => {
      const { isQuarter, degrees } = findTilt(levelled(rows(), -tenths / 10));
      expect(isQuarter).toBe(false);
      expect(Math.abs(degrees - tenths / 10)).toBeLessThanOrEqual(0.35);
    }),
    { numRuns: 8 },
  );
});

it('tells a page that lies on its side, and leaves one without lines as it is', () => {
  expect(findTilt(turnByQuarters(rows(), 1)).isQuarter).toBe(true);
  const blank: GreyPage = { width: 300, height: 300, pixels: new Uint8Array(90_000).fill(255) };
  expect(findTilt(blank)).toEqual({ isQuarter: false, degrees: 0 });
});

it('gives a page back after four quarters', () => {
  const page = rows(120, 90);
  const turned = turnByQuarters(turnByQuarters(turnByQuarters(page, 1), 2), 1);
  expect(turned).toEqual(page);
});

it('makes paper white that lies in a shadow, and leaves words dark', () => {
  const page = rows();
  const shaded = page.pixels.map((shade, at) => shade * (1 - 0.6 * ((at % page.width) / page.width)));
  const even = withEvenLight({ ...page, pixels: shaded });
  const corner = (pixels: Uint8Array) => pixels[page.width - 2] ?? 0;
  expect(corner(shaded)).toBeLessThan(110);
  expect(corner(even.pixels)).toBeGreaterThan(200);
  expect(even.pixels.some((shade) => shade < 10)).toBe(true);
});
