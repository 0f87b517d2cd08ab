import fc from 'fast-check';
import { expect, it } from 'vitest';
import { segmentsOf } from './segments.ts';

const none = { situation: [], task: [], action: [], result: [] };

it('marks each sentence with the part that it tells', () => {
  const answer = 'Handovers ran late. I timed twenty of them.\nThey went from 40 to 25 minutes.';
  const structure = {
    ...none,
    situation: ['Handovers ran late.'],
    action: ['I timed twenty of them.'],
    result: ['They went from 40 to 25 minutes.'],
  };
  expect(segmentsOf(answer, structure)).toEqual([
    { words: 'Handovers ran late.', part: 'situation' },
    { words: ' ', part: null },
    { words: 'I timed twenty of them.', part: 'action' },
    { words: '\n', part: null },
    { words: 'They went from 40 to 25 minutes.', part: 'result' },
  ]);
});

it('leaves the answer as it is, whatever is marked in it', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.array(fc.string({ maxLength: 4 })),
      fc.array(fc.string({ maxLength: 4 })),
      (answer, action, result) => {
        const segments = segmentsOf(answer, { ...none, action, result });
        expect(segments.map(({ words }) => words).join('')).toBe(answer);
      },
    ),
  );
});
