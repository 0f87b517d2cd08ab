import fc from 'fast-check';
import { expect, it } from 'vitest';
import { titleLikeness } from './title-likeness.ts';

it('is whole for the same work in other words and other languages, less for work beside it, little for other work', () => {
  expect(titleLikeness('Registered Nurse', 'Staff Nurse')).toBeGreaterThanOrEqual(0.9);
  expect(titleLikeness('Software Engineer', 'Softwareentwickler')).toBeGreaterThanOrEqual(0.9);
  expect(titleLikeness('Sous Chef', 'Head Chef')).toBeGreaterThanOrEqual(0.6);
  expect(titleLikeness('Backend Developer', 'Frontend Developer')).toBeLessThan(1);
  expect(titleLikeness('Registered Nurse', 'Electrician')).toBeLessThan(0.2);
});

it('goes by the words where a title is not known, and does not depend on rank', () => {
  expect(titleLikeness('Zorbler of Glims', 'Senior Zorbler of Glims')).toBeGreaterThan(0.8);
  expect(titleLikeness('', '')).toBeLessThanOrEqual(1);
});

it('is between 0 and 1, and the same both ways', () => {
  const title = fc.constantFrom(
    'Nurse',
    'Cook',
    'Koch',
    'Java developer',
    'Chef de Partie',
    'Driver',
    'qxz',
    '',
    'HR Adviser',
  );
  fc.assert(
    fc.property(title, title, (one, other) => {
      const likeness = titleLikeness(one, other);
      expect(likeness).toBeGreaterThanOrEqual(0);
      expect(likeness).toBeLessThanOrEqual(1);
      expect(titleLikeness(other, one)).toBeCloseTo(likeness, 5);
    }),
  );
});
