import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSeals } from './seals.ts';

const seals = createSeals('a-secret-of-at-least-32-characters');

it('opens what it sealed, under the same words and secret only', () => {
  const other = createSeals('another-secret-of-at-least-32-chars');
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(text, text, text, (secret, about, asked) => {
      const sealed = seals.seal(secret, about);
      expect(seals.open(sealed, about)).toBe(secret);
      expect(other.open(sealed, about)).toBeNull();
      expect(seals.open(sealed, asked)).toBe(asked === about ? secret : null);
    }),
  );
});

it('opens nothing that was changed, and nothing that is no seal', () => {
  const sealed = seals.seal('sk-secret', 'key');
  expect(sealed).not.toContain('sk-secret');
  const bytes = Buffer.from(sealed.slice(3), 'base64url');
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(seals.open(`v1.${changed.toString('base64url')}`, 'key')).toBeNull();
  }
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(seals.open(text, 'key')).toBeNull();
      expect(seals.open(`v1.${text}`, 'key')).toBeNull();
    }),
  );
});

it('seals the same words differently each time', () => {
  expect(seals.seal('sk-secret', 'key')).not.toBe(seals.seal('sk-secret', 'key'));
});
