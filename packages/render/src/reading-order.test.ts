import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cvDesign, cvDocument, type LayoutId } from '@candor/domain/cv';
import { afterAll, expect, test } from 'vitest';
import { pageEngine } from './page/compile.ts';
import { renderFile } from './render-file.ts';
import { landmarks, outOfPlace } from './testing/landmarks.ts';
import { peopleIn, someLayouts, type people } from '@candor/testing';
import { docxText, pdfPages } from './testing/read-back.ts';

const engine = pageEngine();
const folder = mkdtempSync(join(tmpdir(), 'candor-order-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Readers by place turn right-to-left lines round; their words are held by scripts.test.ts. */
const isReadable = (name: string) => name !== 'architect' && name !== 'developer';

const inputOf = (layout: LayoutId, { document, language }: (typeof people)[string]) =>
  ({ document, layout, paper: 'letter', isBrandFree: false, design: cvDesign({ language }) }) as const;

test.each(someLayouts(0))('%s: PDF, DOCX and HTML read in the order of the text form', async (layout) => {
  for (const [name, person] of peopleIn(layout, isReadable)) {
    const input = inputOf(layout, person);
    const marks = landmarks(person.document);
    const html = new TextDecoder().decode((await renderFile(engine, 'html', input)).bytes);
    const texts = {
      pdf: (await pdfPages(Uint8Array.from(engine.pdf(input)))).join(' '),
      docx: docxText((await renderFile(engine, 'docx', input)).bytes),
      html: html.replace(/<(style|title|script)\b.*?<\/\1>|<[^>]*>/gsu, '').replaceAll('&amp;', '&'),
    };
    for (const [format, text] of Object.entries(texts)) {
      expect([name, format, outOfPlace(text, marks)]).toEqual([name, format, null]);
    }
  }
});

const hasPoppler = spawnSync('pdftotext', ['-v']).error === undefined;

// Poppler goes by places on the page, not by the file's own order: what it gives is what most parsers of CVs see.
test.skipIf(!hasPoppler).each(someLayouts(0))('%s: pdftotext gives the order of the text form', (layout) => {
  for (const [name, person] of peopleIn(layout, isReadable)) {
    const file = join(folder, `${layout}-${name}.pdf`);
    writeFileSync(file, engine.pdf(inputOf(layout, person)));
    const text = execFileSync('pdftotext', [file, '-'], { encoding: 'utf8', maxBuffer: 1e8 });
    expect([name, outOfPlace(text.replaceAll('Made with Candor', ''), landmarks(person.document))]).toEqual([
      name,
      null,
    ]);
  }
});

test('what is out of place is found', () => {
  const document = cvDocument({ basics: { name: 'Ana' }, summary: 'First this.\nThen that.' });
  expect(outOfPlace('Ana First this. Then that.', landmarks(document))).toBeNull();
  expect(outOfPlace('Ana Then that. First this.', landmarks(document))).toBe('Then that.');
});
