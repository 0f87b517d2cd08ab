import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aDraft, documents } from '@candor/testing';
import { normaliseDocument } from './normalise.ts';
import { isSameDocument, isSameDraft } from './same-document.ts';

it('finds a document the same in any order of its keys, however it is spaced', () => {
  fc.assert(
    fc.property(documents(), (document) => {
      const { basics, ...rest } = document;
      const spaced = { basics: { ...basics, name: `  ${basics.name} ` }, ...rest };
      expect(isSameDocument(document, spaced)).toBe(true);
      expect(isSameDocument(document, normaliseDocument(document))).toBe(true);
    }),
  );
});

it('tells documents apart by any word of them', () => {
  fc.assert(
    fc.property(documents(), (document) => {
      const renamed = { ...document, basics: { ...document.basics, name: `${document.basics.name} x` } };
      expect(isSameDocument(document, renamed)).toBe(false);
    }),
  );
});

it('finds two forms the same that differ in looks and blank rows, not in words or aim', () => {
  const form = aDraft();
  const bare = { institution: '', degree: '', location: '', year: '', details: '' };
  expect(isSameDraft(form, { ...form, template: 'modern', education: [...form.education, bare] })).toBe(true);
  expect(isSameDraft(form, { ...form, jobTitle: `${form.jobTitle} II` })).toBe(false);
  expect(isSameDraft(form, { ...form, targetRole: 'Ward manager' })).toBe(false);
});
