import fc from 'fast-check';
import { expect, it } from 'vitest';
import { storable } from './storable.ts';

it('leaves no NUL and no half of a character, and nothing else out', () => {
  expect(storable({ 'a\0': ['b\0\ud800', 7, null, { c: true }] })).toEqual({
    a: ['b\ufffd', 7, null, { c: true }],
  });
});

it('gives what the store can hold as it was, and everything else so that it can', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      const kept = storable(value);
      const json = JSON.stringify(kept);
      expect(/\\u0000|\\ud[89a-f]/.test(json.replaceAll('\\\\', ''))).toBe(false);
      expect(storable(kept)).toBe(kept);
    }),
  );
});
