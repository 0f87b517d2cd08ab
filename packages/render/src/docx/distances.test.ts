import { cvDesign, cvDocument, type LayoutId } from '@candor/domain/cv';
import { people, someLayouts } from '@candor/testing';
import { expect, test } from 'vitest';
import { families } from '../fonts/families.ts';
import { themeOf } from '../layouts/index.ts';
import { pageEngine } from '../page/compile.ts';
import { renderFile } from '../render-file.ts';
import { docxPart } from '../testing/read-back.ts';
import { bulletIndent, emTwips, lineOf } from './measures.ts';

const engine = pageEngine();

type Content = Parameters<typeof cvDocument>[0];

async function partOf(path: string, layout: LayoutId, content: Content, design = cvDesign({})) {
  const document = cvDocument(content);
  const input = { document, layout, paper: 'a4', isBrandFree: true, design } as const;
  return docxPart((await renderFile(engine, 'docx', input)).bytes, path);
}

const bodyOf = (layout: LayoutId, content: Content, design = cvDesign({})) =>
  partOf('word/document.xml', layout, content, design);

test.each(someLayouts(2))('%s: lines stand as far from one another as on the page', (layout) => {
  const theme = themeOf(layout);
  const { capitalsEm, officeLineEm } = families[theme.type.text];
  const em = (lineOf(theme, { isRtl: false, isEastAsian: false }) * officeLineEm) / 240;
  expect(em).toBeCloseTo(capitalsEm + theme.type.leadingEm, 2);
});

test.each(someLayouts(2))('%s: a bullet that runs from the right stands within the margin', (layout) => {
  const theme = themeOf(layout);
  const rtl = bulletIndent(theme, true);
  // LibreOffice lets the sign begin, not end, at its place: that is its own width and more further in.
  expect(rtl.start - rtl.hanging).toBeGreaterThanOrEqual(emTwips(theme, 0.29));
  expect(rtl.hanging).toBeGreaterThan(emTwips(theme, 0.8));
  expect(bulletIndent(theme, false)).toEqual({ start: emTwips(theme, 1), hanging: emTwips(theme, 1) });
});

test.each(someLayouts(2))(
  '%s: no line of contact details ends or begins with a separator',
  async (layout) => {
    const { basics } = people['engineer']?.document ?? cvDocument({});
    const links = Array.from({ length: 3 }, (_, at) => ({
      label: '',
      url: `https://example.org/pages/${at}`,
    }));
    const body = await bodyOf(layout, { basics: { ...basics, links } });
    const words = body
      .replace(/<w:br\/>|<\/w:p>/gu, '\n')
      .replace(/<[^>]*>/gu, '')
      .split('\n');
    const lines = words.filter((line) => /@|example\.org/u.test(line));
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line.trim()).toMatch(/^[+a-z].*[a-z0-9]$/iu);
  },
);

test.each(['creative', 'europass'] as const)(
  '%s: what parts two sections never stands at the top of a page',
  async (layout) => {
    const body = await bodyOf(layout, people['engineer']?.document ?? {});
    const tops = [...body.matchAll(/<w:framePr [^>]*w:y="(\d+)"/gu)].map(([, y]) => Number(y));
    expect(tops.length).toBeGreaterThan(4);
    const [first, ...rest] = tops;
    expect(first).toBeGreaterThan(0);
    expect(new Set(rest)).toEqual(new Set([0]));
  },
);

test('name and contact details beside each other stand on one line at the bottom, with no more below than the page has', async () => {
  const body = await bodyOf('academic', people['engineer']?.document ?? {});
  const cells = [...body.matchAll(/<w:vAlign w:val="(\w+)"/gu)].map(([, align]) => align);
  expect(cells).toEqual(['bottom', 'bottom']);
  const [, below = ''] = /<\/w:tbl><w:p>(.*?)<\/w:p>/u.exec(body) ?? [];
  expect(below).toContain('w:before="0"');
});

test('a photo stands under the rule of the head, beside the name', async () => {
  const dataUrl =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const design = cvDesign({ photo: { dataUrl, shape: 'portrait' } });
  const body = await bodyOf('modern', { basics: { name: 'Ana Ruiz', headline: 'Cook' } }, design);
  const [over = '', table = ''] = body.split('<w:tbl>');
  expect(over).toMatch(/<w:pBdr><w:top w:val="single"/u);
  expect(table).toMatch(/<w:pStyle w:val="Title"\/>.*?<w:pBdr><w:top w:val="none"/u);
});

test.each(someLayouts(2))(
  '%s: letters are as wide as on the page, though sizes are in half points',
  async (layout) => {
    const { type } = themeOf(layout);
    const styles = await partOf('word/styles.xml', layout, { summary: 'Words.' });
    const [, defaults = ''] = /<w:rPrDefault>(.*?)<\/w:rPrDefault>/u.exec(styles) ?? [];
    const number = (name: string) =>
      Number(new RegExp(`<w:${name} w:val="(\\d+)"/>`, 'u').exec(defaults)?.[1]);
    expect(Math.abs(((number('sz') / 2) * number('w')) / 100 - type.sizePt)).toBeLessThan(0.06);
  },
);
