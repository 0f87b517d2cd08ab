import { aRequest } from '@candor/testing';
import { expect, it } from 'vitest';
import { cvLimits } from '../../cv/index.ts';
import { composeCv } from './compose-cv.ts';
import { MOST_BULLETS } from './order-bullets.ts';
import { LONGEST_READ } from './write-statement.ts';

function bulletsOf(description: string): string[] {
  const experience = [{ company: 'Acme', position: 'Cook', duration: '2015 - 2019', description }];
  return composeCv(aRequest({ experience })).document.experience[0]?.bullets ?? [];
}

// What reads a statement may search it again from each of its words, so no statement that it reads is long: the work
// for a description grows with the number of its statements, and that number has a limit.
it.each([
  ['figures without an end', '1,1'],
  ['words without an end', 'i was responsible for 12 person and '],
  ['signs without a space', '王'],
])('leaves one statement of %s as it was typed', (_what, unit) => {
  const typed = unit.repeat(Math.ceil(LONGEST_READ / unit.length) + 1).trim();
  expect(bulletsOf(typed)).toEqual([typed]);
});

it('reads a statement that is just short enough', () => {
  const typed = 'i cleaned the stairs';
  expect(bulletsOf(typed.padEnd(LONGEST_READ, ' x'))[0]).toMatch(/^Cleaned the stairs x x/);
});

it('writes no more statements than anybody reads, and gives back the others', () => {
  const lines = Array.from({ length: cvLimits.bullets * 2 }, (_one, at) => `Managed ward ${at} of the town`);
  const experience = [{ company: 'Acme', position: 'Cook', description: lines.join('\n') }];
  const { document, leftOut } = composeCv(aRequest({ experience }));
  const bullets = document.experience[0]?.bullets ?? [];
  expect(bullets).toHaveLength(MOST_BULLETS);
  const all = [...bullets, ...leftOut.map(({ text }) => text)].join('\n');
  expect(new Set(all.match(/ward \d+/g)).size).toBe(lines.length);
});
