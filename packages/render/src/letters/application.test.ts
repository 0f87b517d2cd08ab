import { cvDesign, layoutIds, type LayoutId } from '@candor/domain/cv';
import { letterDocument } from '@candor/domain/letters';
import { expect, test } from 'vitest';
import type { RenderInput } from '../input.ts';
import { pageEngine } from '../page/compile.ts';
import { compilerCache } from '../page/compiler-cache.ts';
import { drawnPages } from '../page/drawn-pages.ts';
import { picturesOf } from '../page/pictures.ts';
import { engineer, people, someLayouts } from '@candor/testing';
import { face } from '../testing/face.data.ts';
import { firstDifference, pagePrint } from '../testing/page-print.ts';
import { brokenPdfUaRules } from '../testing/pdf-ua.ts';
import { outOfOrder, pdfAttachments, pdfPages } from '../testing/read-back.ts';
import { typesetApplication } from './application.ts';
import { letterEngine } from './letter-engine.ts';
import type { LetterInput } from './letter-input.ts';

const pages = pageEngine();
const letters = letterEngine(() => Date.UTC(2026, 10, 21, 9, 30));
const cache = compilerCache();

const letterIn = (layout: LayoutId): LetterInput => ({
  letter: letterDocument({
    sender: ['Amelia Hartwell', 'Portland, Oregon', 'amelia.hartwell@example.com'],
    date: 'November 21, 2026',
    recipient: ['Ms. Jane Cole', 'Barton Creek & Co'],
    subject: 'Product Engineer',
    salutation: 'Dear Ms. Cole:',
    paragraphs: ['First paragraph.', 'Second paragraph. 王小明'],
    close: 'Sincerely,',
    signature: 'Amelia Hartwell',
  }),
  layout,
  paper: 'letter',
  title: 'Application',
  language: 'en-US',
});
const design = cvDesign({ photo: { dataUrl: face, shape: 'round' } });
const long = {
  ...engineer,
  experience: Array.from({ length: 8 }, () => engineer.experience[0] ?? []).flat(),
};
const cvIn = (layout: LayoutId, change: Partial<RenderInput> = {}): RenderInput => ({
  document: engineer,
  layout,
  paper: 'letter',
  isBrandFree: false,
  design,
  ...change,
});

test.each(someLayouts(2))('letter and CV in %s keep the rules of PDF/UA-1 as one file', async (layout) => {
  for (const document of [engineer, people['architect']?.document ?? engineer]) {
    const cv = pages.prepared(cvIn(layout, { document }));
    const bytes = letters.application(letterIn(layout), cv);
    const expected = { title: 'Application', language: 'en-US', figures: [document.basics.name] };
    expect(await brokenPdfUaRules(bytes, expected)).toEqual([]);
  }
});

test.each(someLayouts(2))('%s pages look as they do alone, whatever the other is set in', (layout) => {
  const other = layoutIds[(layoutIds.indexOf(layout) + 3) % layoutIds.length] ?? layout;
  const letter = letterIn(other);
  for (const cv of [cvIn(layout, { document: long }), cvIn(layout, { design: cvDesign({ fit: 'one' }) })]) {
    const { compiler, document } = typesetApplication(cache, letters.prepared(letter), pages.prepared(cv));
    const drawn = picturesOf(drawnPages(compiler.svg(document)), { lineDistance: 14 });
    const alone = [...letters.pages(letter).pages, ...pages.pages(cv).pages];
    expect(drawn).toHaveLength(alone.length);
    // To a hundredth of a point, by which the compiler rounds.
    const differences = alone.map((page, at) => firstDifference(pagePrint(page), pagePrint(drawn[at] ?? [])));
    expect(differences).toEqual(alone.map(() => null));
  }
});

test('the letter is read before the CV, whose pages are counted from one and whose data is inside', async () => {
  const bytes = new Uint8Array(
    letters.application(letterIn('modern'), pages.prepared(cvIn('classic', { document: long }))),
  );
  const read = await pdfPages(bytes);
  const order = ['Dear Ms. Cole:', 'Sincerely,', 'Senior Product Engineer', '1 / 2', '2 / 2'];
  expect(outOfOrder(read.join(' '), order)).toBeNull();
  expect(read[0]).not.toContain('Senior Product Engineer');
  expect(JSON.stringify(await pdfAttachments(bytes))).toContain('jsonresume');
});

test('the same letter and CV give the same bytes at the same time', () => {
  const made = () => letters.application(letterIn('tech'), pages.prepared(cvIn('tech')));
  expect(Buffer.compare(made(), made())).toBe(0);
});
