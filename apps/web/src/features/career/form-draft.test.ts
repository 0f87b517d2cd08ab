import { expect, it } from 'vitest';
import { roadmapInputSchema } from '@candor/domain/career';
import { cvDocument } from '@candor/domain/cv';
import { formFor, formOf, inputOf } from './form-draft.ts';

const { experience: jobs } = cvDocument({
  experience: [{ position: 'Cook', start: '2018-01', end: 'present' }],
});
const known = { currentRole: 'Cook', targetRole: '', skills: ['Menus', 'Ordering'], place: 'Leeds', jobs };
const today = '2026-11';

it('begins with what the CV says', () => {
  expect(formFor(known, today)).toMatchObject({
    currentRole: 'Cook',
    skills: 'Menus, Ordering',
    country: 'Leeds',
    experience: 'senior',
  });
});

it('sends what the server takes, and comes back from it as the same form', () => {
  const form = { ...formFor(known, today), targetRole: 'Head chef', interests: 'baking' };
  const input = roadmapInputSchema.parse(inputOf(form));
  expect(input.interests).toEqual(['baking']);
  expect(formOf(input)).toEqual(form);
});

it('names no place where none was typed', () => {
  expect(inputOf({ ...formFor(known, today), country: ' ' })).not.toHaveProperty('country');
});
