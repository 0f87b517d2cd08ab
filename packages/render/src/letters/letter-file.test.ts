import { expect, it } from 'vitest';
import { cvDocument, type ExportFormat } from '@candor/domain/cv';
import { someLayouts } from '@candor/testing';
import { letterDocument, letterToText } from '@candor/domain/letters';
import { pageEngine } from '../page/compile.ts';
import { docxFooters, docxText, outOfOrder, pdfFacts, pdfPages } from '../testing/read-back.ts';
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

it.each(someLayouts(1))('draws the %s letterhead with every part in order, on one page', async (layout) => {
  const { bytes } = await file('pdf', { layout });
  const pages = await pdfPages(bytes);
  expect(pages).toHaveLength(1);
  expect(outOfOrder(pages[0] ?? '', words)).toBeNull();
  expect(await pdfFacts(bytes)).toMatchObject({ title: 'Nurse', author: 'Ana Ruiz', isTagged: true });
});

it('writes DOCX, HTML and text with the same words', async () => {
  expect(outOfOrder(docxText((await file('docx')).bytes), words)).toBeNull();
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

const long = {
  letter: { ...letter, paragraphs: Array.from({ length: 8 }, () => 'word '.repeat(110).trim()) },
};

it.each(someLayouts(1))(
  'numbers both pages of a long letter in %s, and no page that is alone',
  async (layout) => {
    const numbers = async (change: Partial<LetterInput>) =>
      (await pdfPages((await file('pdf', { layout, ...change })).bytes)).map(
        (page) => /\d \/ \d/.exec(page)?.[0] ?? '',
      );
    expect(await numbers({})).toEqual(['']);
    expect(await numbers(long)).toEqual(['1 / 2', '2 / 2']);
  },
);

it('numbers the letter of an application by itself, and the CV behind it by itself', async () => {
  const bullets = Array.from({ length: 12 }, () => 'Led the night shift of the ward');
  const document = cvDocument({
    basics: { name: 'Ana Ruiz' },
    experience: Array.from({ length: 8 }, () => ({ company: 'Ward', bullets })),
  });
  const cv = { document, layout: 'professional', paper: 'letter', isBrandFree: true } as const;
  const numbers = async (change: Partial<LetterInput>) =>
    (await pdfPages((await file('pdf', { cv, ...change })).bytes)).map(
      (page) => /\d \/ \d/.exec(page)?.[0] ?? '',
    );
  expect(await numbers({})).toEqual(['', '1 / 3', '2 / 3', '3 / 3']);
  expect(await numbers(long)).toEqual(['1 / 2', '2 / 2', '1 / 3', '2 / 3', '3 / 3']);
});

it('numbers the first page of a long letter in DOCX and HTML, and no first page that is alone', async () => {
  const footers = async (change: Partial<LetterInput>) => {
    return docxFooters((await file('docx', change)).bytes)
      .map((xml) => xml.includes('NUMPAGES'))
      .toSorted();
  };
  expect(await footers({})).toEqual([false, true]);
  expect(await footers(long)).toEqual([true, true]);
  const html = async (change: Partial<LetterInput>) =>
    new TextDecoder().decode((await file('html', change)).bytes);
  expect(await html({})).toContain('@page:first');
  expect(await html(long)).not.toContain('@page:first');
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
