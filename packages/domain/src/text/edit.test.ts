import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyEdit, editBetween, mapSpan } from './edit.ts';

const texts = fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'é', '👩'), maxLength: 12 });

it('finds the one change between two texts, and it leads from one to the other', () => {
  expect(editBetween('same', 'same')).toBeNull();
  expect(editBetween('led a team', 'led a big team')).toEqual({
    span: { start: 6, end: 6 },
    expected: '',
    replacement: 'big ',
  });
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const edit = editBetween(before, after);
      const led = edit ? applyEdit(before, edit) : { kind: 'applied', text: before };
      expect(led).toMatchObject({ kind: 'applied', text: after });
    }),
  );
});

it('carries a span over a change elsewhere to the same words', () => {
  const carried = fc.property(texts, texts, fc.nat(12), fc.nat(4), (before, after, from, length) => {
    const start = Math.min(from, before.length);
    const span = { start, end: Math.min(start + length, before.length) };
    const edit = editBetween(before, after);
    const moved = edit && mapSpan(span, edit);
    return !moved || after.slice(moved.start, moved.end) === before.slice(span.start, span.end);
  });
  expect(() => fc.assert(carried)).not.toThrow();
});
