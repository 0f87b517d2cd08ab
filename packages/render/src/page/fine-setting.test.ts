import { cvDesign, cvDocument, type LayoutId, type SectionLanguage } from '@candor/domain/cv';
import { people, someLayouts } from '@candor/testing';
import { expect, test } from 'vitest';
import { themeOf } from '../layouts/index.ts';
import { pdfItems } from '../testing/pdf-items.ts';
import { pdfPages } from '../testing/read-back.ts';
import { pageEngine } from './compile.ts';

const engine = pageEngine();

type Content = Parameters<typeof cvDocument>[0];
const pdf = (layout: LayoutId, content: Content, language: SectionLanguage = 'en') =>
  Uint8Array.from(
    engine.pdf({
      document: cvDocument(content),
      layout,
      paper: 'a4',
      isBrandFree: true,
      design: cvDesign({ language }),
    }),
  );

test.each(someLayouts(0))(
  '%s: every bullet stands on the line of its words, in every script',
  async (layout) => {
    const { bullet } = themeOf(layout).entry;
    for (const [name, { document, language }] of Object.entries(people)) {
      if (name === 'professor') continue;
      for (const items of await pdfItems(pdf(layout, document, language))) {
        const marks = items.filter(({ text }) => text.trim() === bullet);
        const astray = marks.filter(
          (mark) => !items.some((item) => item !== mark && Math.abs(item.y - mark.y) < 0.3),
        );
        expect([name, astray]).toEqual([name, []]);
      }
    }
  },
);

test.each(['creative', 'europass'] as const)('%s: no word of a heading is parted', async (layout) => {
  for (const language of ['fr', 'pl', 'de', 'nl'] as const) {
    const document = cvDocument({
      summary: 'A sentence.',
      experience: [{ position: 'Cook', company: 'La Halle', bullets: ['Ran the kitchen.'] }],
      certifications: [{ name: 'One' }],
    });
    const [text = ''] = await pdfPages(pdf(layout, document, language));
    expect(text).not.toMatch(/[\u00ad\u2010]|\p{L}-\s/u);
  }
});

const distanceBelowName = async (layout: LayoutId, name: string) => {
  const [items = []] = await pdfItems(pdf(layout, { basics: { name, headline: 'Fisher' } }));
  const [head, headline] = items;
  return (headline?.y ?? 0) - (head?.y ?? 0);
};

test('letters of the name that hang below their line move what stands below, others do not', async () => {
  const plain = await distanceBelowName('creative', 'Anna Moran');
  expect(await distanceBelowName('creative', 'Eva Nilsson')).toBeCloseTo(plain, 1);
  expect(await distanceBelowName('creative', 'Jürgen Gygax')).toBeGreaterThan(plain + 1);
});

test('small capitals are the same in German as elsewhere: Garamond has none for its German f', async () => {
  const widths = [];
  for (const language of ['en', 'de'] as const) {
    const [items = []] = await pdfItems(pdf('classic', { basics: { name: 'Steffi' } }, language));
    widths.push(items.map(({ text, width }) => [text, Math.round(width * 10)]));
  }
  expect(widths[1]).toEqual(widths[0]);
});

test('a title in a medium weight is set bold where its script has no such weight', async () => {
  const content = { summary: 'מהנדס תוכנה', experience: [{ position: 'מהנדס', company: 'מהנדס' }] };
  const [items = []] = await pdfItems(pdf('minimal', content));
  const [title, employer] = items.filter(({ text }) => text === 'מהנדס');
  expect(title?.font).not.toBe(employer?.font);
});
