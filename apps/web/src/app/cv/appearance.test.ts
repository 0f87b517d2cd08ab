import { expect, it } from 'vitest';
import { cvDesign, emptyDraft } from '@candor/domain/cv';
import { appearanceOf, saysTheSame } from './appearance.ts';

it('sees that two forms say the same where only their look differs', () => {
  const plain = emptyDraft();
  const red = { ...plain, template: 'modern', design: cvDesign({ accent: '#7a1f2b' }) };
  expect(saysTheSame(plain, red)).toBe(true);
  expect(appearanceOf(red)).toMatchObject({ template: 'modern', design: { accent: '#7a1f2b' } });
  expect(saysTheSame(plain, { ...red, jobTitle: 'Nurse' })).toBe(false);
});
