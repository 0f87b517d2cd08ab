import { cvDesign, typePairIds, wholePage, type CvDesignInput, type ExportFormat } from '@candor/domain/cv';
import { expect, test } from 'vitest';
import { families, familiesOfPair } from './fonts/families.ts';
import type { RenderInput } from './input.ts';
import { pageEngine } from './page/compile.ts';
import { renderFile } from './render-file.ts';
import { engineer, someLayouts } from '@candor/testing';
import { docxPart, docxText, pdfPages } from './testing/read-back.ts';

const engine = pageEngine();

const drawn = (design: CvDesignInput, changes: Partial<RenderInput> = {}): RenderInput => ({
  document: engineer,
  layout: 'professional',
  paper: 'letter',
  isBrandFree: true,
  design: cvDesign(design),
  ...changes,
});

const file = async (format: ExportFormat, input: RenderInput) =>
  Uint8Array.from((await renderFile(engine, format, input)).bytes);
const htmlOf = async (input: RenderInput) => new TextDecoder().decode(await file('html', input));

/** The words of all three formats. */
async function texts(design: CvDesignInput): Promise<string[]> {
  const input = drawn(design);
  return [
    (await pdfPages(await file('pdf', input))).join(' '),
    docxText(await file('docx', input)),
    (await htmlOf(input)).replace(/<(style|title|script)\b.*?<\/\1>|<[^>]*>/gsu, ''),
  ];
}

test('no design is the same as a design of nothing', () => {
  const { design: _, ...plain } = drawn({});
  expect(engine.pages(plain).pages).toEqual(engine.pages(drawn({})).pages);
});

test.each(someLayouts(1))('a chosen accent is seen in every format of %s', async (layout) => {
  const input = drawn({ accent: '#0b5d3b' }, { layout });
  expect(engine.pages(input).pages.map(wholePage).join('')).toContain('#0b5d3b');
  expect(await htmlOf(input)).toContain('#0b5d3b');
  const docx = await file('docx', input);
  expect(docxPart(docx, 'word/styles.xml') + docxPart(docx, 'word/document.xml')).toContain('0b5d3b');
});

test.each(typePairIds)('the pair %s sets the page, the DOCX and the HTML', async (typePair) => {
  const input = drawn({ typePair }, { layout: 'executive' });
  const { text, display } = familiesOfPair[typePair];
  const { pages, missing } = engine.pages(input);
  expect([pages.length <= 2, missing]).toEqual([true, []]);
  const html = await htmlOf(input);
  const styles = docxPart(await file('docx', input), 'word/styles.xml');
  for (const id of [text, display]) {
    expect(html).toContain(`"${families[id].name}"`);
    expect(styles).toContain(`w:ascii="${families[id].office}"`);
  }
});

test('size, line and section spacing and margins change every format', async () => {
  const plain = drawn({});
  const html = await htmlOf(plain);
  const docx = docxPart(await file('docx', plain), 'word/styles.xml');
  for (const design of [{ size: 1.1 }, { lineSpacing: 1.2 }, { sectionSpacing: 1.5 }]) {
    const changed = drawn(design);
    expect(engine.pages(changed).pages).not.toEqual(engine.pages(plain).pages);
    expect(await htmlOf(changed)).not.toBe(html);
    expect(docxPart(await file('docx', changed), 'word/styles.xml')).not.toBe(docx);
  }
  const narrow = drawn({ margins: { verticalMm: 15, horizontalMm: 20 } });
  expect(await htmlOf(narrow)).toContain('@page{size:8.5in 11in;margin:42.52pt 56.69pt}');
  expect(docxPart(await file('docx', narrow), 'word/document.xml')).toMatch(
    /w:top="850"[^>]*w:left="1134"|w:left="1134"[^>]*w:top="850"|w:top="850" w:right="1134"/u,
  );
  expect(
    /matrix\([\d.]+ 0 0 -[\d.]+ ([\d.]+) /u.exec(wholePage(engine.pages(narrow).pages[0] ?? []))?.[1],
  ).toBe('56.69');
});

test('dates, section names and languages are said alike everywhere', async () => {
  for (const text of await texts({ dateForm: 'dots', language: 'de' })) {
    expect(text).toContain('03.2020 – heute');
    expect(text.toLowerCase()).toContain('berufserfahrung');
    expect(text.toLowerCase()).toContain('ehrenamt');
    expect(text).not.toContain('Present');
  }
});

test('sections are ordered, renamed and hidden, entries and links hidden', async () => {
  const design = {
    showsLinks: false,
    sections: {
      order: ['skills', 'custom:Volunteering'],
      hidden: ['languages'],
      renamed: { skills: 'Toolbox' },
      hiddenEntries: ['experience/Software Engineer|Bluepeak Software|2016-06'],
    },
  };
  for (const text of await texts(design)) {
    const lower = text.toLowerCase();
    const places = ['toolbox', 'volunteering', 'summary', 'experience'].map((word) => lower.indexOf(word));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(lower).not.toMatch(/spanish|bluepeak|linkedin/u);
  }
});

test('a break begins a page, and what is kept together stays on one', async () => {
  const broken = drawn({ sections: { pageBreakBefore: ['education'] } });
  const [first = '', second = ''] = await pdfPages(await file('pdf', broken));
  expect(first).not.toContain('EDUCATION');
  expect(second.startsWith('EDUCATION')).toBe(true);
  expect(docxPart(await file('docx', broken), 'word/document.xml')).toContain('<w:pageBreakBefore/>');
  expect(await htmlOf(broken)).toContain('<section class="new-page">');
  const kept = drawn({ sections: { keepTogether: ['experience'] } });
  expect(await htmlOf(kept)).toContain('<section class="kept">');
  expect(docxPart(await file('docx', kept), 'word/document.xml').match(/<w:keepLines\/>/gu)?.length).toBe(7);
});

test('a photo stands in every format, and a picture of the page holds it whole', async () => {
  const dataUrl =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  for (const layout of someLayouts(1)) {
    const input = drawn({ photo: { dataUrl, shape: 'round' } }, { layout });
    expect(engine.pages(input).pages[0]?.[0]?.svg).toContain(`href="${dataUrl}"`);
    expect(await htmlOf(input)).toContain(`src="${dataUrl}" alt="Amelia Hartwell"`);
    const body = docxPart(await file('docx', input), 'word/document.xml');
    expect(body).toContain('descr="Amelia Hartwell"');
    expect(body).toContain('prst="ellipse"');
  }
});

test('a photo that is none, is broken or is far too large leaves the page as it is without one', async () => {
  const plain = engine.pages(drawn({})).pages;
  const png = (width: number, rest: string) => {
    const head = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
    const size = Buffer.alloc(8);
    size.writeUInt32BE(width, 0);
    size.writeUInt32BE(1, 4);
    return `data:image/png;base64,${Buffer.concat([head, size, Buffer.from(rest)]).toString('base64')}`;
  };
  for (const dataUrl of [
    'data:image/png;base64,iVBORw0KGgoA',
    png(1, 'nothing'),
    png(4_000_000, ''),
    'data:image/jpeg;base64,/9j/4AAQ',
  ]) {
    const input = drawn({ photo: { dataUrl } });
    expect(engine.pages(input).pages).toEqual(plain);
    expect((await file('docx', input)).length).toBeGreaterThan(5_000);
  }
});

test('an entry hidden in the design is hidden in the text as well', async () => {
  const design = { sections: { hidden: ['custom:Volunteering'] } };
  const text = new TextDecoder().decode(await file('txt', drawn(design)));
  expect(text).not.toContain('VOLUNTEERING');
  expect(text).toContain('WORK EXPERIENCE');
});
