import fc from 'fast-check';
import { expect, it } from 'vitest';
import { documents } from '@candor/testing';
import { formatRange, parseDuration } from './duration.ts';
import { normaliseDocument } from './normalise.ts';
import { documentFromRequest, draftFromDocument } from './request-document.ts';
import { completion, draftFor, emptyDraft, isEmptyDraft, withoutBlankRows } from './draft.ts';
import { sampleDraft } from './sample.data.ts';

it('gives back every document the form can express', () => {
  const canExpress = (document: ReturnType<typeof normaliseDocument>) =>
    document.experience.every(({ start, end }) =>
      same(parseDuration(formatRange(start, end)), { start, end }),
    ) &&
    document.education.every(({ start, end }) =>
      same(parseDuration(formatRange(start, end, 'end'), 'end'), { start, end }),
    ) &&
    document.skills.every((skill) => skill.group === '' && !skill.name.includes(': ')) &&
    new Set(document.skills.map((skill) => skill.name.toLowerCase())).size === document.skills.length;
  const same = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b);
  let counted = 0;
  fc.assert(
    fc.property(documents().map(normaliseDocument).filter(canExpress), (document) => {
      counted += 1;
      expect(documentFromRequest(draftFromDocument(document, 'modern', false))).toEqual(document);
    }),
    { numRuns: 300 },
  );
  expect(counted).toBeGreaterThan(200);
});

it('drops blank rows and doubled skills, and keeps a school without a name', () => {
  const document = documentFromRequest({
    ...emptyDraft(),
    skills: ['SQL', ' ', 'sql', 'Tools: Git'],
    education: [{ ...emptyDraft().education[0]!, degree: 'BSc' }],
  });
  expect(document.skills).toEqual([
    { name: 'SQL', group: '' },
    { name: 'Git', group: 'Tools' },
  ]);
  expect(document.education).toMatchObject([{ institution: '', degree: 'BSc' }]);
  expect(document.experience).toEqual([]);
});

it('counts the five key fields', () => {
  expect(completion(emptyDraft())).toEqual({ filled: 0, total: 5, percent: 0 });
  expect(completion(sampleDraft).percent).toBe(100);
  expect(isEmptyDraft(emptyDraft())).toBe(true);
  expect(isEmptyDraft(sampleDraft)).toBe(false);
});

it('takes a form for empty that holds no more than the account does', () => {
  const ana = { name: 'Ana Ruiz', email: 'ana@example.org' };
  const form = draftFor(ana);
  expect(form.personalInfo).toMatchObject({ fullName: 'Ana Ruiz', email: 'ana@example.org' });
  expect(isEmptyDraft(form, ana)).toBe(true);
  expect(isEmptyDraft(form)).toBe(false);
  expect(isEmptyDraft({ ...form, personalInfo: { ...form.personalInfo, phone: '1' } }, ana)).toBe(false);
  expect(isEmptyDraft({ ...form, skills: ['Triage'] }, ana)).toBe(false);
});

it('sends no blank skill and no blank row of education', () => {
  const school = { ...emptyDraft().education[0]!, institution: 'University of Texas' };
  const unnamed = { ...school, institution: '', degree: 'BSc' };
  const sent = withoutBlankRows({
    ...emptyDraft(),
    skills: ['Triage', ' '],
    education: [{ ...school, institution: ' ', degree: ' ', year: '2016' }, school, unnamed],
  });
  expect(sent.skills).toEqual(['Triage']);
  expect(sent.education).toEqual([school, unnamed]);
});
