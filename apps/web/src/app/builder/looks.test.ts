import { expect, it } from 'vitest';
import { cvDesign, emptyDraft, newestRelease } from '@candor/domain/cv';
import { isLook, looksOf, releaseIn, saysTheSame } from './looks.ts';

it('tells looks from words by the name of a field', () => {
  expect(['template', 'isBrandFree', 'design', 'design.paper'].every(isLook)).toBe(true);
  expect(['jobTitle', 'designer', 'experience.0.company'].some(isLook)).toBe(false);
});

it('sees that two forms say the same where only their looks differ', () => {
  const plain = emptyDraft();
  const red = { ...plain, template: 'modern', design: cvDesign({ accent: '#7a1f2b' }) };
  expect(saysTheSame(plain, red)).toBe(true);
  expect(looksOf(red)).toMatchObject({ template: 'modern', design: { accent: '#7a1f2b' } });
  expect(saysTheSame(plain, { ...red, jobTitle: 'Nurse' })).toBe(false);
});

it('keeps the release of a layout until another layout is chosen', () => {
  const now = { layout: 'minimal', release: 1 } as const;
  expect(releaseIn('minimal', now)).toBe(1);
  expect(releaseIn('minimal', { layout: 'modern', release: 1 })).toBe(newestRelease('minimal'));
  expect(newestRelease('minimal')).toBeGreaterThan(1);
});
