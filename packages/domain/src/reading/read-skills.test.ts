import { expect, it } from 'vitest';
import type { PositionedLine } from './positioned-line.ts';
import { prepare } from './prepared-line.ts';
import { readSkills } from './read-skills.ts';

type Stretch = [x0: number, text: string, isBold?: boolean];

/** A line of stretches between wide gaps, each with its place; six points a sign. */
function lineOf(at: number, ...stretches: Stretch[]): PositionedLine {
  const runs = stretches.map(([x0, text, isBold = false], index) => {
    const next = stretches[index + 1];
    const isGap = next !== undefined && next[0] > x0 + 6 * text.length + 8;
    const x1 = x0 + 6 * text.length;
    return { text: isGap ? `${text}\t` : text, x0, x1, size: 10, isBold, isItalic: false };
  });
  return {
    text: runs.map(({ text }) => text).join(''),
    page: 1,
    x0: runs[0]?.x0 ?? 0,
    x1: runs.at(-1)?.x1 ?? 0,
    top: 14 * at,
    bottom: 14 * at + 10,
    size: 10,
    isBold: stretches.every(([, , isBold]) => isBold),
    isItalic: false,
    runs,
    isWhole: true,
  };
}
const linesOf = (...rows: Stretch[][]) => rows.map((row, at) => lineOf(at, ...row));
const grouped = (...rows: Stretch[][]) =>
  readSkills(prepare(linesOf(...rows))).skills.map(({ group, name }) => `${group.text}/${name.text}`);

it('reads a label in bold right before things that stand apart', () => {
  expect(
    grouped([
      [40, 'Kitchen ', true],
      [88, 'Curing'],
      [160, 'Smoking'],
      [240, 'Pickling'],
    ]),
  ).toEqual(['Kitchen/Curing', 'Kitchen/Smoking', 'Kitchen/Pickling']);
});

it('takes no item of a list in columns for a label', () => {
  expect(
    grouped(
      [
        [40, '• Curing'],
        [160, '• Smoking'],
      ],
      [
        [40, '• Pickling'],
        [160, '• Baking'],
      ],
    ),
  ).toEqual(['/Curing', '/Smoking', '/Pickling', '/Baking']);
});
