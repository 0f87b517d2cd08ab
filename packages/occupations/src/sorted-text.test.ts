import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sortedText } from './sorted-text.ts';

it('finds every key of a text and no other', () => {
  const key = fc.stringMatching(/^[a-z ]{1,8}$/);
  fc.assert(
    fc.property(fc.uniqueArray(key, { minLength: 1 }), key, (keys, other) => {
      const text = sortedText(
        keys
          .toSorted()
          .map((one) => `${one}\t<${one}>\n`)
          .join(''),
      );
      for (const one of keys) expect(text.find(one)).toBe(`<${one}>`);
      expect(text.find(other)).toBe(keys.includes(other) ? `<${other}>` : undefined);
    }),
  );
});
