import { describe, expect, it } from 'vitest';
import type { PositionedLine } from './positioned-line.ts';
import { prepare } from './prepared-line.ts';

let at = 0;

/** A line below the one before, from `x0` to `x1`; behind a tab its words begin at `gap`. */
function line(text: string, x0: number, x1: number, gap = x1): PositionedLine {
  at += 1;
  const type = { size: 10, isBold: false, isItalic: false };
  const [before = '', behind] = text.split('\t');
  const width = 5 * (text.split(/\s/, 1)[0]?.length ?? 0);
  return {
    text,
    page: 1,
    x0,
    x1,
    top: at * 14,
    bottom: at * 14 + 10,
    ...type,
    block: 1,
    firstWord: { x0, x1: x0 + width },
    ...(behind === undefined
      ? {}
      : {
          runs: [
            { text: `${before}\t`, x0, x1: x0 + 5 * before.length, ...type },
            { text: behind, x0: gap, x1, ...type },
          ],
        }),
  };
}

const goesOn = (...lines: PositionedLine[]) => prepare(lines).map(({ isContinued }) => isContinued);

it('goes on from a line that had no room for the next word', () => {
  expect(
    goesOn(
      line('Ran the kitchen of a hotel with two', 50, 300),
      line('Michelin stars', 50, 120),
      line('Another Hotel', 50, 115),
    ),
  ).toEqual([false, true, false]);
});

describe('beside a date', () => {
  it('goes on below words that reach the edge, where the date stands at their left', () => {
    const first = line('2010 – 2014\tBSc Zoology, University of', 50, 300, 150);
    expect(goesOn(first, line('Lagos', 150, 175))).toEqual([false, true]);
    expect(goesOn(first, line('Lagos', 50, 75))).toEqual([false, false]);
  });

  it('goes on in words that had no room before a date at the right', () => {
    const last = line('Lagos\t2010 – 2014', 50, 300, 240);
    expect(goesOn(line('BSc Zoology, University of', 50, 230), last)).toEqual([false, true]);
    expect(goesOn(line('BSc Zoology', 50, 110), last)).toEqual([false, false]);
  });
});
