import { describe, expect, it } from 'vitest';
import type { PositionedLine } from './positioned-line.ts';
import { prepare } from './prepared-line.ts';

let at = 0;

/** A line below the one before, from `x0` to `x1`; words of a list item begin ten points behind their mark. */
function line(text: string, x0: number, x1: number): PositionedLine {
  at += 1;
  const begin = text.startsWith('•') ? x0 + 10 : x0;
  const width = 5 * (text.replace(/^•\s/, '').split(/\s/, 1)[0]?.length ?? 0);
  return {
    text,
    page: 1,
    x0,
    x1,
    top: at * 14,
    bottom: at * 14 + 10,
    size: 10,
    isBold: false,
    isItalic: false,
    block: 1,
    firstWord: { x0: begin, x1: begin + width },
  };
}

const goesOn = (lines: readonly PositionedLine[]) => prepare(lines).map(({ isContinued }) => isContinued);

describe('list items', () => {
  it('go on in lines that begin where their words do, however wide the page is', () => {
    const lines = [
      line('Acme\t2019 – 2021', 50, 540),
      line('• Ran the kitchen of a hotel with', 50, 300),
      line('Michelin stars and forty cooks', 60, 290),
    ];
    expect(goesOn(lines)).toEqual([false, false, true]);
  });

  it('end where a line begins at their mark', () => {
    const lines = [
      line('• Ran the kitchen of a hotel with', 50, 300),
      line('Michelin stars and forty cooks', 60, 300),
      line('• Wrote all of the recipes anew', 50, 300),
      line('Another Hotel', 50, 120),
    ];
    expect(goesOn(lines)).toEqual([false, true, false, false]);
  });
});

it('does not join lines that are set at the right, each by itself', () => {
  const lines = [line('ana.brandt@post.example', 400, 550), line('202 555 0143', 480, 550)];
  expect(goesOn(lines)).toEqual([false, false]);
});

it('takes a list item with its dates below it for the head of an entry', () => {
  const lines = [line('• Head of Content', 50, 150), line('Jan 2021 – Present', 60, 150)];
  expect(prepare(lines).map(({ isBullet }) => isBullet)).toEqual([false, false]);
});
