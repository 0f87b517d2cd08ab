import { expect, it } from 'vitest';
import { withoutFurniture } from './furniture.ts';
import type { Page, Word } from './word.ts';

function word(text: string, x0: number, bottom: number): Word {
  const type = { size: 10, isBold: false, isItalic: false, color: '#000000' };
  return { text, x0, x1: x0 + 5 * text.length, top: bottom - 10, bottom, baseline: bottom - 2, ...type };
}

/** Two pages with some text in their middle and a line at their foot. */
function pages(...feet: string[]): Page[] {
  return feet.map((foot, at) => ({
    number: at + 1,
    width: 600,
    height: 800,
    words: [
      word(`Text-${'ab'[at]}`, 50, 400),
      ...foot.split(' ').map((text, n) => word(text, 50 + 80 * n, 780)),
    ],
  }));
}

const shown = (given: Page[]) =>
  withoutFurniture(given).map((page) => page.words.map(({ text }) => text).join(' '));

it('keeps a running line on the first page only, and no page numbers', () => {
  expect(shown(pages('Ana Brandt', 'Ana Brandt'))).toEqual(['Text-a Ana Brandt', 'Text-b']);
  expect(shown(pages('Page 1', 'Page 2'))).toEqual(['Text-a', 'Text-b']);
});

it('keeps the heads of jobs of one title that stand at the foot of several pages', () => {
  expect(shown(pages('Nurse 2019 – 2021', 'Nurse 2016 – 2019'))).toEqual([
    'Text-a Nurse 2019 – 2021',
    'Text-b Nurse 2016 – 2019',
  ]);
});

it('leaves out a foot with the number of all pages beside the name, also on the only page', () => {
  const foot = (...parts: string[]): Page[] => [
    {
      number: 1,
      width: 600,
      height: 800,
      words: [word('Text', 50, 400), ...parts.map((part, at) => word(part, 50 + 200 * at, 780))],
    },
  ];
  expect(shown(foot('Brandt', '1/2'))).toEqual(['Text']);
  expect(shown(foot('ana@brandt.example', '1/2'))).toEqual(['Text ana@brandt.example 1/2']);
});

it('keeps what a page begins or ends with and says in its middle as well', () => {
  const given = pages('On rivers 1', 'On rivers 2');
  given[0]?.words.push(...['On', 'rivers', '3'].map((text, at) => word(text, 50 + 80 * at, 500)));
  expect(shown(given)).toEqual(['Text-a On rivers 1 On rivers 3', 'Text-b On rivers 2']);
});
