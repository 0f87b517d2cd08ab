import { expect, test } from 'vitest';
import { drawnPages } from './drawn-pages.ts';
import { picturesOf } from './pictures.ts';

/** A page of two lines far apart as the compiler writes it; it names groups after all it has drawn so far. */
const drawn = ({ group = 'gA', x = 10, down = 0 } = {}) =>
  `<svg><defs><path id="g1" class="outline_glyph" d="M 0 0 L 10 0 L 10 10 Z"/></defs>` +
  `<g class="typst-page" transform="translate(0, 0)" data-tid="${group}" data-page-width="612" data-page-height="792">` +
  [72, 144]
    .map(
      (y, nth) =>
        `<g data-tid="${group}" transform="translate(${nth === 0 ? x : 10}.000,${y + down}.000)">` +
        `<g class="typst-text" fill="#000" transform="scale(0.01,-0.01)"><use x="0" href="#g1"/></g></g>`,
    )
    .join('') +
  `</g></svg>`;

const picturesFrom = (svg: string, known?: readonly string[]) =>
  picturesOf(drawnPages(svg), { lineDistance: 14, known });
const marksOf = (pages: ReturnType<typeof picturesFrom>) => pages.flat().map(({ mark }) => mark);

test('the same page is known again, whatever the compiler calls its groups', () => {
  const first = picturesFrom(drawn());
  const again = picturesFrom(drawn({ group: 'gB' }), marksOf(first));
  expect(again).toEqual(first.map((page) => page.map((piece) => ({ ...piece, svg: '' }))));
});

test('of a line that changed only its own piece is another', () => {
  const first = picturesFrom(drawn());
  const [paper, changed, same] = picturesFrom(drawn({ x: 11 }), marksOf(first))[0] ?? [];
  expect([paper?.svg, same?.svg]).toEqual(['', '']);
  expect(changed?.svg).toMatch(/^<svg .*width="612" height="792".*matrix\(/u);
});

test('lines that only moved are known again, in another place', () => {
  const first = picturesFrom(drawn());
  const moved = picturesFrom(drawn({ down: 20 }), marksOf(first));
  expect(marksOf(moved)).toEqual(marksOf(first));
  expect(moved.flat().map(({ svg }) => svg)).toEqual(['', '', '']);
  expect(moved[0]?.map(({ top }) => top)).toEqual(
    first[0]?.map(({ top }, nth) => (nth === 0 ? 0 : top + 20)),
  );
});

test('a ground under many lines is part of the paper, a rule of the lines it stands with', () => {
  const shape = (d: string) =>
    `<path class="typst-shape" d="${d}" fill="none" stroke="#123456" stroke-width="1"/>`;
  const withShape = (d: string) =>
    picturesFrom(
      drawn().replace('<g data-tid', `<g transform="translate(0.000,70.000)">${shape(d)}</g><g data-tid`),
    );
  const drawnOn = (d: string) => withShape(d)[0]?.map(({ svg }) => svg.includes('#123456'));
  expect(drawnOn('M 0 0 L 0 200 ')).toEqual([true, false, false]);
  expect(drawnOn('M 0 0 L 400 0 ')).toEqual([false, true, false]);
  // What is not of absolute points alone is not measured, and what has none is nowhere.
  expect(drawnOn('')).toEqual([true, false, false]);
  expect(drawnOn('M 0 0 a 1 1 0 0 1 9 9 ')).toEqual([true, false, false]);
});
