import { aRequest } from '@candor/testing';
import { expect, it } from 'vitest';
import { cvLimits } from '../../cv/index.ts';
import { composeCv } from './compose-cv.ts';

const written = (description: string) =>
  composeCv(
    aRequest({ experience: [{ company: 'Acme', position: 'Cook', duration: '2015 - 2019', description }] }),
  );

// What reads a line may search it again from each of its words, so no line that it reads is long.
it.each([
  ['figures without an end', '1,1'],
  ['words without an end', 'i was responsible for 12 person and '],
  ['signs without a space', '王'],
])('asks nothing of one line of %s', (_what, unit) => {
  const { document, marks } = written(unit.repeat(500).trim());
  expect(document.experience[0]?.bullets.join(' ')).toContain(unit.trim().slice(-1));
  expect(marks.filter(({ kind }) => kind === 'proposal')).toEqual([]);
});

it('asks for three figures at most, however many lines have none', () => {
  const lines = Array.from(
    { length: cvLimits.bullets },
    (_one, at) => `Trained cooks of kitchen ${'x'.repeat(at)}`,
  );
  const { marks } = written(lines.join('\n'));
  expect(marks.filter(({ question }) => question?.startsWith('How many'))).toHaveLength(3);
});
