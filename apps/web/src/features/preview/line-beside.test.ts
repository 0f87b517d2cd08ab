import { expect, it } from 'vitest';
import { lineBeside } from './line-beside.ts';

const drawn = [
  'basics.name',
  'experience.0.position',
  'experience.0.bullets.0',
  'experience.0.bullets.1',
  'experience.1.position',
];
const places = drawn.map((at) => ({ at, page: 0, box: [0, 0, 1, 1] as [number, number, number, number] }));
const textsOf = (...paths: string[]) => new Map(paths.map((at) => [at, at]));

it('goes along the pages, line by line, both ways', () => {
  const shown = { texts: textsOf(...drawn), places };
  drawn.forEach((at, nth) => {
    expect(lineBeside(at, 1, shown)).toBe(drawn[nth + 1]);
    expect(lineBeside(at, -1, shown)).toBe(nth === 0 ? undefined : drawn[nth - 1]);
  });
});

it('knows a line that was made since the pages were drawn', () => {
  const shown = { texts: textsOf(...drawn, 'experience.0.bullets.2'), places };
  expect(lineBeside('experience.0.bullets.1', 1, shown)).toBe('experience.0.bullets.2');
  expect(lineBeside('experience.0.bullets.2', 1, shown)).toBe('experience.1.position');
  expect(lineBeside('experience.0.bullets.2', -1, shown)).toBe('experience.0.bullets.1');
});

it('goes on from a line that says nothing any more', () => {
  const shown = { texts: textsOf('basics.name', 'experience.0.position', 'experience.1.position'), places };
  expect(lineBeside('experience.0.bullets.0', 1, shown)).toBe('experience.1.position');
  expect(lineBeside('experience.0.bullets.0', -1, shown)).toBe('experience.0.position');
});
