import { layoutIds, type CvDocument, type ExportFormat } from '@candor/domain/cv';
import { readLines } from '@candor/domain/reading';
import { createRenderer } from '@candor/render';
import { afterAll, expect, it } from 'vitest';
import { aDocument } from '@candor/testing';
import { readDocx } from './docx/read-docx.ts';
import { readHtml } from './html/read-html.ts';
import { readFile } from './index.ts';
import { readPdf } from './pdf/read-pdf.ts';

const renderer = createRenderer();
afterAll(() => renderer.close());

const document = aDocument({
  summary: 'Ward nurse with nine years in trauma care. Calm, kind and quick to train others.',
  education: [{ institution: 'University of Leeds', degree: 'BSc Nursing', start: '2009', end: '2012' }],
  skills: [
    { name: 'Triage', group: '' },
    { name: 'Epic', group: '' },
  ],
});

/** What has to come back even where the embedded data is taken out. */
const seen = ({ basics, experience, education, skills }: CvDocument) => ({
  name: basics.name,
  email: basics.email,
  phone: basics.phone,
  jobs: experience.map(({ company, position, start, end }) => [company, position, start, end]),
  schools: education.map(({ institution, degree, start, end }) => [institution, degree, start, end]),
  skills: skills.map(({ name }) => name),
});

const linesOf: Record<Exclude<ExportFormat, 'txt'>, (bytes: Uint8Array) => Promise<CvDocument>> = {
  pdf: async (bytes) => readLines((await readPdf(bytes, () => undefined)).lines).document,
  docx: async (bytes) => readLines(readDocx(bytes).lines).document,
  html: async (bytes) => readLines(readHtml(new TextDecoder().decode(bytes)).lines).document,
};

it.each(layoutIds)('%s comes back: whole by its own data, and in what it shows', async (layout) => {
  const file = async (format: ExportFormat) =>
    (await renderer.file(format, { document, layout, paper: 'a4', isBrandFree: false })).bytes;
  for (const format of ['pdf', 'docx', 'html', 'txt'] as const)
    expect(await readFile({ name: 'cv', bytes: await file(format) })).toMatchObject({
      kind: 'read',
      read: { document },
    });
  for (const format of ['pdf', 'docx', 'html'] as const)
    expect(seen(await linesOf[format](await file(format)))).toEqual(seen(document));
});
