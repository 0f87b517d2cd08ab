import fc from 'fast-check';
import { expect, it } from 'vitest';
import { resolveTitle } from './index.ts';
import { rankTitle } from './title-ranker.ts';

const found = (title: string) => {
  const first = resolveTitle(title);
  return first ? [first, ...first.alternatives].slice(0, 2).map(({ code }) => code) : [];
};

it.each([
  ['shift charge nurse, cardiac theatre', '29-1141'],
  ['Wind farm maintenance technician', '49-9081'],
  ['zweiter Koch in der Betriebskantine', '35-'],
  ['conductora de autobús escolar', '53-305'],
])('tells what %s is by the titles that are listed', (title, code) => {
  expect(found(title).some((one) => one.startsWith(code))).toBe(true);
});

it.each(['mountain bike', 'happy birthday', 'Manchester United', 'torque wrenches', 'qwpoeiru'])(
  'holds %s to be no job',
  (words) => {
    expect(resolveTitle(words)).toBeNull();
  },
);

it('shares one among the occupations and what is no job', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'abcdenrst '), minLength: 1 }), (title) => {
      const ranked = rankTitle(title);
      if (!ranked) return;
      expect(ranked.shares.reduce((sum, share) => sum + share, ranked.none)).toBeCloseTo(1, 6);
      expect(ranked.known).toBeGreaterThan(0);
    }),
  );
});
