import { expect, it } from 'vitest';
import { changedFields } from './form-port.ts';

const form = {
  jobTitle: 'Nurse',
  skills: ['Triage'],
  experience: [
    { company: 'Mercy', description: 'Ran the ward' },
    { company: 'Acme', description: 'Kept stock' },
  ],
};
const [first, second] = form.experience;

it('names the fields that differ, a list of texts and a list with other rows as one', () => {
  expect(changedFields(form, structuredClone(form))).toEqual([]);
  const next = { ...form, experience: [first, { ...second, description: 'Kept two stocks' }] };
  expect(changedFields(form, next)).toEqual([
    { field: 'experience.1.description', value: 'Kept two stocks' },
  ]);
  expect(changedFields(form, { ...form, skills: ['Drains'] })).toEqual([
    { field: 'skills', value: ['Drains'] },
  ]);
  expect(changedFields(form, { ...form, experience: [second] })).toEqual([
    { field: 'experience', value: [second] },
  ]);
});
