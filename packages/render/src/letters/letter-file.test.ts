import { expect, it } from 'vitest';
import { cvDocument, layoutIds, type ExportFormat } from '@candor/domain/cv';
import { letterDocument, letterToText } from '@candor/domain/letters';
import { pageEngine } from '../page/compile.ts';
import { docxText, outOfOrder, pdfFacts, pdfPages } from '../testing/read-back.ts';
import { letterEngine } from './letter-engine.ts';
import { letterFile } from './letter-file.ts';
import type { LetterInput } from './letter-input.ts';

const engines = { letters: letterEngine(), pages: pageEngine() };
const letter = letterDocument({
  sender: ['Ana Ruiz', 'Austin, TX', '+1 202 555 0148', 'ana@example.org'],
  date: 'November 21, 2026',
  recipient: ['Ms. Jane Cole', 'Barton Creek <Hospital> & Co'],
  subject: 'Charge Nurse',
  salutation: 'Dear Ms. Cole:',
  paragraphs: ['First paragraph, with *stars* and #signs.', 'Second paragraph.\nWith a second line. 王小明'],
  close: 'Sincerely,',
  signature: 'Ana Ruiz',
  enclosures: ['Resume'],
});
const input: LetterInput = {
  letter,
  layout: 'professional',
  paper: 'letter',
  title: 'Nurse',
  language: 'en-US',
};
const words = [
  'Ana Ruiz',
  'Austin, TX',
  'November 21, 2026',
  'Ms. Jane Cole',
  'Charge Nurse',
  'Dear Ms. Cole:',
  'First paragraph, with *stars* and #signs.',
  'With a second line.',
  'Sincerely,',
  'Ana Ruiz',
  'Resume',
];
const file = (format: ExportFormat, change: Partial<LetterInput> = {}) =>
  letterFile(engines, format, { ...input, ...change });

it.each(layoutIds)('draws the %s letterhead with every part in order, on one page', async (layout) => {
  const { bytes } = await file('pdf', { layout });
  const pages = await pdfPages(bytes);
  expect(pages).toHaveLength(1);
  expect(outOfOrder(pages[0] ?? '', words)).toBeNull();
  expect(await pdfFacts(bytes)).toMatchObject({ title: 'Nurse', author: 'Ana Ruiz', isTagged: true });
});

it('writes DOCX, HTML and text with the same words', async () => {
  expect(outOfOrder(await docxText((await file('docx')).bytes), words)).toBeNull();
  const html = new TextDecoder().decode((await file('html')).bytes);
  expect(html).toContain('Barton Creek &lt;Hospital&gt; &amp; Co');
  expect(outOfOrder(html, words)).toBeNull();
  expect(html).not.toMatch(/<script|https?:/);
  expect(new TextDecoder().decode((await file('txt')).bytes)).toBe(letterToText(letter));
});

it('puts the CV behind the letter in one PDF', async () => {
  const document = cvDocument({ basics: { name: 'Ana Ruiz' }, summary: 'Nurse with six years on a ward.' });
  const cv = { document, layout: 'professional', paper: 'letter', isBrandFree: true } as const;
  const pages = await pdfPages((await file('pdf', { cv })).bytes);
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain('Dear Ms. Cole:');
  expect(pages[1]).toContain('six years on a ward');
});

it('draws an empty letter, a long one and one from right to left', () => {
  const drawn = (change: object) =>
    engines.letters.pages({ ...input, letter: letterDocument(change) }).pages.length;
  expect(drawn({})).toBe(1);
  expect(
    drawn({ sender: ['x'.repeat(300)], paragraphs: Array.from({ length: 30 }, () => 'word '.repeat(120)) }),
  ).toBeGreaterThan(3);
  expect(drawn({ sender: ['محمد علي'], paragraphs: ['السلام عليكم'], close: 'Regards,' })).toBe(1);
});
