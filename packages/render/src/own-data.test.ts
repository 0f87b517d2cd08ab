import { cvDesign, fromJsonResume, normaliseDocument, shownDocument } from '@candor/domain/cv';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { pageEngine } from './page/compile.ts';
import { renderFile } from './render-file.ts';
import { engineer } from '@candor/testing';
import { hostileText } from './testing/documents.ts';
import { docxPart, pdfAttachments } from './testing/read-back.ts';

const engine = pageEngine();
const document = { ...engineer, summary: `${engineer.summary} ${hostileText} </script><!-- <b>\u2028` };
const input = { document, layout: 'modern', paper: 'letter', isBrandFree: true } as const;
const ownSchema = z.object({ candor: z.literal(1), resume: z.unknown() });

const documentOf = (json: string) => fromJsonResume(ownSchema.parse(JSON.parse(json)).resume);
const whole = normaliseDocument(document);

test('a PDF carries the CV as a file that comes back without loss', async () => {
  const files = await pdfAttachments(Uint8Array.from(engine.pdf(input)));
  expect(Object.keys(files)).toEqual(['candor-cv.json']);
  expect(documentOf(files['candor-cv.json'] ?? '')).toEqual(whole);
});

test('an HTML file carries it where nothing can end its element', async () => {
  const html = new TextDecoder().decode((await renderFile(engine, 'html', input)).bytes);
  const scripts = html.split('<script');
  expect(scripts).toHaveLength(2);
  const json = /type="application\/json" id="candor-cv">(.*?)<\/script>/su.exec(html)?.[1] ?? '';
  expect(json).not.toMatch(/[<>&]/u);
  expect(documentOf(json)).toEqual(whole);
});

test('a DOCX carries it as a custom part tied to the document', async () => {
  const { bytes } = await renderFile(engine, 'docx', input);
  const part = docxPart(bytes, 'customXml/item1.xml');
  const json = (/<candor xmlns="urn:candor:cv:1">(.*)<\/candor>/su.exec(part)?.[1] ?? '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
  expect(documentOf(json)).toEqual(whole);
  expect(docxPart(bytes, 'word/_rels/document.xml.rels')).toContain('Target="../customXml/item1.xml"');
});

test('what the design hides leaves with no file', async () => {
  const design = cvDesign({
    showsLinks: false,
    sections: {
      hidden: ['education'],
      hiddenEntries: ['experience/Software Engineer|Bluepeak Software|2016-06'],
    },
  });
  const files = await pdfAttachments(Uint8Array.from(engine.pdf({ ...input, design })));
  const json = files['candor-cv.json'] ?? '';
  expect(documentOf(json)).toEqual(normaliseDocument(shownDocument(document, design)));
  const html = new TextDecoder().decode((await renderFile(engine, 'html', { ...input, design })).bytes);
  const text = new TextDecoder().decode((await renderFile(engine, 'txt', { ...input, design })).bytes);
  for (const hidden of ['Bluepeak', 'cum laude', 'linkedin']) {
    for (const file of [json, html, text]) expect(file).not.toContain(hidden);
  }
});
