import { stripOf } from '@candor/domain/cv';
import { expect, test } from 'vitest';
import { picturesOf } from './pictures.ts';

/** A page of one glyph as the compiler writes it; it names groups after all it has drawn so far. */
const drawn = ({ group = 'gA', x = 10 } = {}) =>
  `<svg><defs><path id="g1" class="outline_glyph" d="M 0 0 L 10 0 L 10 10 Z"/></defs>` +
  `<g class="typst-page" transform="translate(0, 0)" data-tid="${group}" data-page-width="612" data-page-height="792">` +
  `<g data-tid="${group}" transform="translate(${x}.000,72.000)"><g class="typst-text" fill="#000" transform="scale(0.01,-0.01)">` +
  `<use x="0" href="#g1"/></g></g></g></svg>`;

test('the same page is known again, whatever the compiler calls its groups', () => {
  const first = picturesOf(drawn());
  const again = picturesOf(drawn({ group: 'gB' }), first.marks);
  expect(again.marks).toEqual(first.marks);
  expect(again.pages).toEqual([first.pages[0]?.map(() => '')]);
});

test('a glyph that moved is another page', () => {
  const first = picturesOf(drawn());
  const moved = picturesOf(drawn({ x: 11 }), first.marks);
  expect(moved.marks).not.toEqual(first.marks);
  const strip = stripOf(72, 792);
  const changed = moved.pages[0]
    ?.map((picture, at) => (picture === '' ? null : at))
    .filter((at) => at !== null);
  expect(changed).toEqual([strip]);
  expect(moved.pages[0]?.[strip]).not.toBe(first.pages[0]?.[strip]);
});
