import { expect, it } from 'vitest';
import type { MilestoneLine } from '@candor/domain/career';
import { certificationSchema, documentFromRequest, projectSchema, sampleDraft } from '@candor/domain/cv';
import { formWithLine } from './form-with-line.ts';

const lines: readonly MilestoneLine[] = [
  { section: 'skills', entry: { name: 'Tableau', group: '' } },
  { section: 'certifications', entry: certificationSchema.parse({ name: 'Certified in informatics' }) },
  { section: 'projects', entry: projectSchema.parse({ name: 'Ward occupancy dashboard' }) },
];

it('adds the line that a document would have, once, and leaves all else as it was typed', () => {
  for (const line of lines) {
    const form = formWithLine(sampleDraft, line, '2026-11');
    const names = documentFromRequest(form)[line.section].map(({ name }) => name);
    expect(names.at(-1)).toBe(line.entry.name);
    expect({ ...form, [line.section]: sampleDraft[line.section] }).toEqual(sampleDraft);
    expect(formWithLine(form, line, '2026-12')).toBe(form);
  }
});

it('dates a certificate by the month it was reached', () => {
  const form = formWithLine(sampleDraft, lines[1]!, '2026-11');
  expect(form.certifications.at(-1)).toMatchObject({ date: '2026-11' });
});
