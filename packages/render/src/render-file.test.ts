import { cvDocument, type CvDocument, type ExportFormat } from '@candor/domain/cv';
import { expect, it } from 'vitest';
import { pageEngine } from './page/compile.ts';
import { renderFile } from './render-file.ts';
import { docxFooters, docxPart, pdfPages } from './testing/read-back.ts';

const engine = pageEngine();
const cv = (jobs: number): CvDocument =>
  cvDocument({
    basics: { name: 'Maren Lind' },
    experience: Array.from({ length: jobs }, () => ({
      company: "St. David's",
      bullets: ['Named "Nurse of the Year" - twice', 'Led the night shift', 'Wrote the rota'],
    })),
    skills: [{ name: 'Excel (VBA, Power Query)' }, { name: 'Triage' }],
  });

async function bytesOf(format: ExportFormat, document: CvDocument, language = 'en'): Promise<Uint8Array> {
  const input = { document, layout: 'professional', paper: 'a4', isBrandFree: true, language } as const;
  return (await renderFile(engine, format, input)).bytes;
}
const textOf = async (format: 'html' | 'txt', document: CvDocument, language?: string) =>
  new TextDecoder().decode(await bytesOf(format, document, language));

it('numbers the first page of what fills several, and no page that is alone', async () => {
  const footersOf = async (document: CvDocument) => {
    return docxFooters(await bytesOf('docx', document))
      .map((xml) => xml.includes('NUMPAGES'))
      .toSorted();
  };
  expect(await footersOf(cv(1))).toEqual([false, true]);
  expect(await footersOf(cv(20))).toEqual([true, true]);
  expect(await textOf('html', cv(1))).toContain('@page:first');
  expect(await textOf('html', cv(20))).not.toContain('@page:first');
});

it('sets sentences in the marks of their language, an apostrophe as one sign, and leaves the text as typed', async () => {
  const html = await textOf('html', cv(1));
  expect(html).toContain('Named “Nurse of the Year” – twice');
  expect(html).toContain('St. David’s');
  expect(await textOf('html', cv(1), 'de')).toContain('Named „Nurse of the Year“ – twice');
  expect(await textOf('txt', cv(1))).toContain('Named "Nurse of the Year" - twice');
});

it('writes a comma in brackets as a comma', async () => {
  expect(await textOf('txt', cv(1))).toContain('Excel (VBA, Power Query), Triage');
});

it('prints the issuer of a certificate without a name', async () => {
  const document = cvDocument({
    basics: { name: 'Maren Lind' },
    certifications: [
      { name: '', issuer: 'Only Issuer', date: '2019' },
      { name: '', issuer: 'Linked Issuer', date: '2020', url: 'https://a.example/cert' },
    ],
  });
  const texts = [
    await textOf('html', document),
    await textOf('txt', document),
    docxPart(await bytesOf('docx', document), 'word/document.xml'),
    (await pdfPages(await bytesOf('pdf', document))).join(' '),
  ];
  for (const text of texts) {
    expect(text).toContain('Only Issuer');
    expect(text).toContain('Linked Issuer');
  }
});
