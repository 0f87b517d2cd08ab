import { expect, it } from 'vitest';
import { analyseLetter } from './analyse-letter.ts';
import type { AnalyticsInput } from './analytics.ts';

const lines = [
  'I am applying for the post of Staff Nurse at Harbour Clinic.',
  'In 2021 I moved the drug round of a 28-bed ward to six in the morning, and the night nurse hands over at the bedside now. We lost no chart in three years. I trained six nurses at Mercy to do it alone.',
  'Your advert asks for a nurse who knows Epic: I taught it to two wards. I dressed wounds on a surgical ward for four years and wrote the sheet for wound care that both sites still use. On nights I led four nurses and two assistants, and planned the discharges of the morning with the social workers.',
].join('\n\n');
const letterOf = (body: string) => `Dear Ms Haines,\n\n${body}\n\nKind regards,\nAna Ruiz`;
const asked = [
  { words: 'wound care', name: 'wound care' },
  { words: 'Epic', name: 'Epic' },
];
const missingIn = (text: string, more: Partial<AnalyticsInput> = {}) =>
  analyseLetter({ text, company: 'Harbour Clinic', role: 'Staff Nurse', asked, letterType: 'cover', ...more })
    ?.missing;

it('finds nothing missing in a letter that names employer and post, answers the ad and has its length', () => {
  expect(missingIn(letterOf(lines))).toEqual([]);
});

it.each<[string, string, Partial<AnalyticsInput>]>([
  ['the employer', letterOf(lines), { company: 'Riverside Hospice' }],
  ['who the employer is', letterOf(lines), { company: '' }],
  ['the post', letterOf(lines), { role: 'Ward Clerk' }],
  [
    'what the ad asks for',
    letterOf(lines),
    { asked: [{ words: 'forklift licence', name: 'forklift licence' }] },
  ],
  ['length', letterOf(lines.split('\n\n').slice(0, 2).join('\n\n')), {}],
  ['a word for a blank', letterOf(`${lines} I could start on [date].`), {}],
])('misses %s', (_what, text, more) => {
  expect(missingIn(text, more)).not.toEqual([]);
});

it('asks a thank-you for no post', () => {
  const thanks =
    'Thank you for showing me the ward on Tuesday. I liked how the night nurse hands over at the bedside, and that the pharmacist comes along. I have thought about the question on the drug round since, and would move it to six in the morning.';
  expect(missingIn(letterOf(thanks), { letterType: 'thank_you', company: '', role: '', asked: [] })).toEqual(
    [],
  );
});
