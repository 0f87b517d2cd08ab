import { expect, it } from 'vitest';
import { roadmapInputSchema } from '@candor/domain/career';
import { formFor, formOf, inputOf } from './form-draft.ts';

const known = { currentRole: 'Cook', targetRole: '', skills: ['Menus', 'Ordering'], place: 'Leeds' };

it('begins with what the CV says', () => {
  expect(formFor(known)).toMatchObject({ currentRole: 'Cook', skills: 'Menus, Ordering', country: 'Leeds' });
});

it('sends what the server takes, and comes back from it as the same form', () => {
  const form = { ...formFor(known), targetRole: 'Head chef', interests: 'baking' };
  const input = roadmapInputSchema.parse(inputOf(form));
  expect(input.interests).toEqual(['baking']);
  expect(formOf(input)).toEqual(form);
});

it('names no place where none was typed', () => {
  expect(inputOf({ ...formFor(known), country: ' ' })).not.toHaveProperty('country');
});
