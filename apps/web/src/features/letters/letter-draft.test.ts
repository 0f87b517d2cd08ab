import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import {
  emptyLetterDraft,
  readLetterDraft,
  requestOf,
  useLetterForm,
  type LetterDraft,
} from './letter-draft.ts';

afterEach(cleanup);

const person = { name: 'Maren Okafor', email: 'maren@example.org' };

async function errorsOf(draft: Partial<LetterDraft>): Promise<Record<string, string | undefined>> {
  const { result } = renderHook(() => useLetterForm({ ...emptyLetterDraft(person), ...draft }));
  await result.current.trigger();
  const fields = Object.keys(result.current.getValues()) as (keyof LetterDraft)[];
  const errors = fields.map((field) => [field, result.current.getFieldState(field).error?.message] as const);
  return Object.fromEntries(errors.filter(([, message]) => message !== undefined));
}

it('begins with the title of the product and the person, and nothing else', () => {
  const draft = emptyLetterDraft(person);
  expect(draft).toMatchObject({
    title: 'Professional Cover Letter',
    ...person,
    tone: 'professional',
    cvId: null,
  });
  expect(requestOf(draft)).not.toHaveProperty('template');
});

it('asks for what the mode and the type need, field by field', async () => {
  expect(await errorsOf({ title: '' })).toEqual({
    title: 'Letter title is required',
    companyName: 'Company Name is required',
    jobTitle: 'Position Title is required',
    motivation: 'Motivation is required',
  });
  expect(await errorsOf({ letterType: 'recommendation' })).toMatchObject({
    recommendeeName: 'Recommendee Name is required',
    relationship: 'Relationship is required',
  });
  expect(await errorsOf({ useFullText: true, name: '' })).toEqual({
    fullText: 'Letter Content is required',
  });
});

it('reads back what it kept, an empty title too, and refuses what is no form', () => {
  const kept: LetterDraft = {
    ...emptyLetterDraft(person),
    title: '',
    letterType: 'resignation',
    template: 'classic',
    cvId: '00000000-0000-4000-8000-000000000000',
  };
  expect(readLetterDraft(structuredClone(kept))).toEqual(kept);
  expect(readLetterDraft(null)).toBeNull();
  expect(readLetterDraft({ letterType: 'ransom' })).toBeNull();
});
