import { expect, it } from 'vitest';
import { nationalSchooling, skillLevelOf } from './national-schooling.ts';

it('takes the schooling of a class from the country’s own classification', () => {
  expect(nationalSchooling('gb', '2237')?.phrase).toContain('a degree');
  expect(nationalSchooling('de', '81302')?.phrase).toContain('vocational training');
  expect(nationalSchooling('de', '81404')?.phrase).toContain('university');
  expect(nationalSchooling('ca', '31301')?.phrase).toBe('a university degree');
  expect(nationalSchooling('ca', '72200')?.phrase).toContain('apprenticeship');
});

it('says nothing where the classification asks for none, or tells none', () => {
  expect(nationalSchooling('gb', '9233')).toBeNull();
  expect(nationalSchooling('de', '29201')).toBeNull();
  expect(nationalSchooling('ca', '10010')).toBeNull();
  for (const country of ['nl', 'fr', 'au', 'us'] as const) {
    expect(nationalSchooling(country, '2211')).toBeNull();
    expect(skillLevelOf(country, '2211')).toBeNull();
  }
});

it('takes less time from the level below, and is met by schooling of that level', () => {
  const degree = nationalSchooling('de', '81404');
  expect(degree?.monthsFrom(3)).toBeLessThan(degree?.monthsFrom(2) ?? 0);
  expect(degree?.isHeldBy('Bachelor’s degree')).toBe(false);
  expect(degree?.isHeldBy('First professional degree')).toBe(true);
});
