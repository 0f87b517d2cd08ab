import { expect, it } from 'vitest';
import { hashPassword, isPasswordOf } from './password-hash.ts';

it('knows a password again, however its letters were composed, and no other', async () => {
  const stored = await hashPassword('Zoë-lamp-42');
  expect(await isPasswordOf(stored, 'Zoe\u0308-lamp-42')).toBe(true);
  expect(await isPasswordOf(stored, 'Zoë-lamp-43')).toBe(false);
  expect(await isPasswordOf(stored, '')).toBe(false);
});

it('salts: the same password twice is two hashes, neither of which holds it', async () => {
  const [one, other] = await Promise.all([hashPassword('paper-lamp'), hashPassword('paper-lamp')]);
  expect(one).not.toBe(other);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
});

it('still knows those hashed by scrypt', async () => {
  const stored = 'scrypt$Y2FuZG9yLXRlc3Qtc2FsdA$xz-K4CEYrM-KoAi_aPY2MHyqD8pHF7IeTGK9lvyMclk';
  expect(await isPasswordOf(stored, 'paper-lamp')).toBe(true);
  expect(await isPasswordOf(stored, 'paper-lamb')).toBe(false);
});

it.each(['', 'paper-lamp', '$argon2id$v=19$m=9999999,t=99,p=1$AAAA$AAAA', 'scrypt$$'])(
  'takes %j for the hash of nothing',
  async (stored) => {
    expect(await isPasswordOf(stored, 'paper-lamp')).toBe(false);
  },
);

it('works through more at once than it takes at once', async () => {
  const stored = await hashPassword('paper-lamp');
  const answers = await Promise.all(
    Array.from({ length: 7 }, (_, at) => isPasswordOf(stored, at % 2 ? 'paper-lamp' : 'else')),
  );
  expect(answers).toEqual([false, true, false, true, false, true, false]);
});
