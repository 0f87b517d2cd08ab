import { cvDesign, cvDocument, type LayoutId } from '@candor/domain/cv';
import { people, someLayouts } from '@candor/testing';
import { expect, test } from 'vitest';
import { pageEngine } from './page/compile.ts';
import { wordsOf } from './page/words.ts';
import { renderFile } from './render-file.ts';
import { directedPieces } from './resolved-layout/direction.ts';
import { pdfItems } from './testing/pdf-items.ts';
import { docxPart } from './testing/read-back.ts';

const engine = pageEngine();

/** A page in Hebrew whose section names and skills are English, with a phone number. */
function files(layout: LayoutId) {
  const { document } = people['developer'] ?? { document: cvDocument({}) };
  const basics = { ...document.basics, phone: '+972 4 123 4567' };
  const input = {
    document: { ...document, basics },
    layout,
    paper: 'a4',
    isBrandFree: true,
    design: cvDesign({ language: 'en' }),
  } as const;
  return {
    docx: async () => docxPart((await renderFile(engine, 'docx', input)).bytes, 'word/document.xml'),
    html: async () => new TextDecoder().decode((await renderFile(engine, 'html', input)).bytes),
  };
}

test.each(someLayouts(2))('%s: in a page from the right, what is Latin keeps its place', async (layout) => {
  const { docx, html } = files(layout);
  const body = await docx();
  const paragraphs = body.split('<w:p>').filter((paragraph) => /Summary|TypeScript/u.test(paragraph));
  expect(paragraphs).toHaveLength(2);
  for (const paragraph of paragraphs) expect(paragraph).toContain('<w:bidi/>');
  // Figures have no direction of their own: the mark before them keeps the groups in order.
  expect(body).toContain('\u200e+972 4 123 4567');
  const page = await html();
  expect(page).toContain('<html lang="he" dir="rtl">');
  expect(page).not.toContain('dir="ltr"');
});

test.each([
  ['الهاتف +20 10 1234 5678 للتواصل.', '+20 10 1234 5678'],
  ['טלפון (03) 123-4567 בערב', '(03) 123-4567'],
  ['Call هاتف 050-123 45 67 now', '050-123 45 67'],
  ['من 2019 - 2021 في القاهرة', null],
  ['2019-2021 في القاهرة', null],
  ['رقم 12345678 هنا', null],
  ['Phone +20 10 1234 5678 only', null],
])('of %s, the figures that keep their order are %s', (text, figures) => {
  const pieces = directedPieces(text);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.find(({ isFigures }) => isFigures)?.text ?? null).toBe(figures);
});

test('a telephone number within Arabic words keeps its order in page, DOCX and HTML', async () => {
  const summary = 'محاسبة في القاهرة. الهاتف +20 10 1234 5678 للتواصل.';
  const document = cvDocument({ basics: { name: 'ليلى حداد' }, summary });
  const input = { document, layout: 'professional', paper: 'a4', isBrandFree: true } as const;
  expect(wordsOf(summary, [])).toMatchObject({
    runs: ['محاسبة في القاهرة. الهاتف ', { fromLeft: '+20 10 1234 5678' }, ' للتواصل.'],
  });
  const figures = (await pdfItems(engine.pdf(input))).flat().filter(({ text }) => /\d/u.test(text));
  const fromLeft = figures.toSorted((one, other) => one.x - other.x).map(({ text }) => text.trim());
  expect(fromLeft.join(' ')).toBe('+20 10 1234 5678');
  const body = docxPart((await renderFile(engine, 'docx', input)).bytes, 'word/document.xml');
  expect(body).toContain('\u200e+20 10 1234 5678');
  const html = new TextDecoder().decode((await renderFile(engine, 'html', input)).bytes);
  expect(html).toContain('<bdi dir="ltr">+20 10 1234 5678</bdi>');
});

test('a paragraph that runs against the page keeps to the column of the text', async () => {
  const { document } = people['developer'] ?? { document: cvDocument({}) };
  const [job] = document.experience;
  const experience = job === undefined ? [] : [{ ...job, bullets: ['Led a team of five.'] }];
  const input = {
    document: { ...document, experience },
    layout: 'europass',
    paper: 'a4',
    isBrandFree: true,
  } as const;
  const body = docxPart((await renderFile(engine, 'docx', input)).bytes, 'word/document.xml');
  const bullet = body.split('<w:p>').find((paragraph) => paragraph.includes('Led a team')) ?? '';
  const [, end = '0'] = /<w:ind [^>]*w:end="(\d+)"/u.exec(bullet) ?? [];
  expect(Number(end)).toBeGreaterThan(1_000);
});

test('scripts without italics stand upright where the layout asks for italics', async () => {
  const { document } = people['accountant'] ?? { document: cvDocument({}) };
  const input = { document, layout: 'classic', paper: 'a4', isBrandFree: true } as const;
  const html = new TextDecoder().decode((await renderFile(engine, 'html', input)).bytes);
  expect(html).toContain(`<p class="headline"><bdi class="upright">${document.basics.headline}</bdi></p>`);
  const body = docxPart((await renderFile(engine, 'docx', input)).bytes, 'word/document.xml');
  const headline =
    body.split('<w:p>').find((paragraph) => paragraph.includes(document.basics.headline)) ?? '';
  expect(headline).toContain('<w:i w:val="false"/>');
});
