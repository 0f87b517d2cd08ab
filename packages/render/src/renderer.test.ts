import {
  cvDocument,
  layoutIds,
  wholePage,
  type CvDocument,
  type ExportFormat,
  type PagePicture,
} from '@candor/domain/cv';
import { afterAll, describe, expect, test } from 'vitest';
import type { RenderInput } from './input.ts';
import { createRenderer } from './renderer.ts';
import { engineer, someLayouts } from '@candor/testing';
import { engineerOrder, hostileText, longCareer } from './testing/documents.ts';
import { docxPart, docxText, outOfOrder, pdfFacts, pdfPages } from './testing/read-back.ts';

const renderer = createRenderer();
afterAll(() => renderer.close());

const drawn = (changes: Partial<RenderInput> = {}): RenderInput => ({
  document: engineer,
  layout: 'professional',
  paper: 'letter',
  isBrandFree: false,
  ...changes,
});

async function textOf(format: ExportFormat, input: RenderInput): Promise<string> {
  const { bytes } = await renderer.cv.file(format, input);
  if (format === 'pdf') return (await pdfPages(bytes)).join(' ');
  if (format === 'docx') return docxText(bytes);
  const text = new TextDecoder().decode(bytes);
  return format === 'txt' ? text : text.replace(/<(style|title|script)\b.*?<\/\1>|<[^>]*>/gsu, '');
}

describe.each(someLayouts(1))('%s', (layout) => {
  test.each(['pdf', 'docx', 'html'] as const)('its %s reads in the right order', async (format) => {
    expect(outOfOrder(await textOf(format, drawn({ layout })), engineerOrder)).toBeNull();
  });

  test.each(['pdf', 'docx', 'html'] as const)('its %s prints markup as typed', async (format) => {
    const document = cvDocument({
      basics: { name: hostileText, headline: hostileText },
      summary: hostileText,
      experience: [{ company: hostileText, position: hostileText, bullets: [hostileText] }],
      skills: [{ name: hostileText, group: hostileText }],
      custom: [{ title: 'Other', entries: [{ title: hostileText, bullets: [hostileText] }] }],
    });
    const text = (await textOf(format, drawn({ layout, document }))).replace(/&#39;/gu, "'");
    const typed =
      format === 'html'
        ? text
            .replaceAll('&lt;', '<')
            .replaceAll('&gt;', '>')
            .replaceAll('&quot;', '"')
            .replaceAll('&amp;', '&')
        : text;
    const squeezed = typed.replace(/\s+/gu, '');
    const times = (words: string) => squeezed.split(words.replace(/\s+/gu, '')).length - 1;
    // Names, titles and skills stay to the letter; the summary and the two bullets are set in the marks of their language.
    expect(times(hostileText)).toBe(7);
    expect(times(hostileText.replace('"q" --', '“q” –'))).toBe(3);
  });

  test('every page of twelve has its own picture and no heading is parted from its first entry', async () => {
    const document = longCareer(12);
    const { pages } = await renderer.cv.pages(drawn({ layout, document }));
    expect(pages.length).toBeGreaterThanOrEqual(11);
    const { bytes } = await renderer.cv.file('pdf', drawn({ layout, document, isBrandFree: true }));
    const texts = await pdfPages(bytes);
    expect(texts).toHaveLength(pages.length);
    // No page begins with the one bullet that the page before had no room for.
    for (const text of texts) expect(text).not.toMatch(/^\S? ?Duty 6/u);
    for (const text of texts)
      expect(text).not.toMatch(/(Position \d+|Company \d+|Mar 2002)(, \S+ \d+)?\s*\d+ \/ \d+\s*$/u);
  });
});

test('only pages that are not known are drawn, and all that makes them is in their mark', async () => {
  const document = longCareer(4);
  const first = await renderer.cv.pages(drawn({ document }));
  const renamed = { ...document, basics: { ...document.basics, name: 'Æva Þórisdóttir' } };
  const all = await renderer.cv.pages(drawn({ document: renamed }));
  const marksOf = ({ pages }: { pages: PagePicture[] }) => pages.flat().map(({ mark }) => mark);
  const changed = await renderer.cv.pages({ ...drawn({ document: renamed }), known: marksOf(first) });
  expect(marksOf(changed)).toEqual(marksOf(all));
  // Neither the paper nor any text but the name is drawn again.
  expect(changed.pages.flat().filter(({ svg }) => svg !== '')).toEqual([all.pages[0]?.[1]]);
  expect(all.pages.slice(1)).toEqual(first.pages.slice(1));
  const again = await renderer.cv.pages({ ...drawn({ document: renamed }), known: marksOf(all) });
  expect(
    again.pages
      .flat()
      .map(({ svg }) => svg)
      .join(''),
  ).toBe('');
  // One face for another at the same widths, another colour, another paper: never the same mark for another picture.
  const looks = [{}, { layout: 'tech' }, { layout: 'modern' }, { paper: 'a4' }] as const;
  const pictures = await Promise.all(looks.map((look) => renderer.cv.pages(drawn({ document, ...look }))));
  const pieces = pictures.flatMap(({ pages }) => pages.flat());
  expect(new Set(pieces.map(({ mark }) => mark)).size).toBe(new Set(pieces.map(({ svg }) => svg)).size);
});

test('what a longer name pushes down is not drawn again, in any layout', async () => {
  const document = longCareer(3);
  const name = 'Æva Þórisdóttir Ketilsdóttir Hallgrímsson of the Eastern Fjords';
  const renamed = { ...document, basics: { ...document.basics, name } };
  for (const layout of layoutIds) {
    const first = await renderer.cv.pages(drawn({ layout, document }));
    const known = first.pages.flat().map(({ mark }) => mark);
    const moved = await renderer.cv.pages(drawn({ layout, document: renamed }));
    const pieces = moved.pages.flat();
    const again = pieces.filter(({ mark }) => !known.includes(mark));
    const share =
      again.reduce((sum, { svg }) => sum + svg.length, 0) /
      pieces.reduce((sum, { svg }) => sum + svg.length, 0);
    // The head, and lines at the foot of a page that go onto the next.
    expect([layout, share < 0.4]).toEqual([layout, true]);
  }
});

test('a PDF is tagged and carries title, author and language', async () => {
  const { bytes, type, extension } = await renderer.cv.file(
    'pdf',
    drawn({ title: 'My CV', language: 'en-GB' }),
  );
  expect({ type, extension }).toEqual({ type: 'application/pdf', extension: 'pdf' });
  expect(await pdfFacts(bytes)).toEqual({
    title: 'My CV',
    author: 'Amelia Hartwell',
    language: 'en-GB',
    isTagged: true,
  });
});

test('a page picture stands alone and has the size of the paper', async () => {
  const { pages } = await renderer.cv.pages(drawn({ paper: 'a4' }));
  for (const page of pages.map(wholePage)) {
    expect(page.slice(0, 110)).toContain('<svg xmlns="http://www.w3.org/2000/svg" width="596" height="842"');
    expect(/<(script|style|foreignObject|a|image)\b|xlink:|url\(/u.exec(page)?.[0]).toBeUndefined();
    expect(page).not.toContain('href');
    expect([...page.matchAll(/<path fill="[^"]+" transform="matrix[^"]+" d="M/gu)].length).toBeGreaterThan(5);
  }
});

test('the brand line stands in every file unless the CV is free of it', async () => {
  for (const format of ['pdf', 'html'] as const) {
    expect(await textOf(format, drawn())).toContain('Made with Candor');
    expect(await textOf(format, drawn({ isBrandFree: true }))).not.toContain('Made with Candor');
  }
  const { bytes } = await renderer.cv.file('docx', drawn());
  expect(docxPart(bytes, 'word/footer1.xml')).toContain('Made with Candor');
  const free = await renderer.cv.file('docx', drawn({ isBrandFree: true }));
  for (const footer of ['word/footer1.xml', 'word/footer2.xml']) {
    expect(docxPart(free.bytes, footer)).not.toContain('Made with Candor');
  }
});

test('characters no bundled font draws are named, each once', async () => {
  const document = cvDocument({ basics: { name: 'Ana 𓀀𓀀 ក' } });
  const { missing } = await renderer.cv.pages(drawn({ document }));
  expect(missing).toEqual(['𓀀', 'ក']);
  const { bytes } = await renderer.cv.file('pdf', drawn({ document }));
  expect((await pdfPages(bytes))[0]).toContain('Ana ?? ?');
});

test.each(['李明', 'さくら', '김민수', 'Ελένη', 'Дмитрий', 'Nguyễn Thị', '👩‍🚀 Ana ❤️'])(
  'the name %s is drawn whole',
  async (name) => {
    const document = cvDocument({ basics: { name } });
    expect((await renderer.cv.pages(drawn({ document }))).missing).toEqual([]);
    const { bytes } = await renderer.cv.file('pdf', drawn({ document }));
    expect((await pdfPages(bytes))[0]?.normalize('NFC')).toContain(
      name.split(' ')[0]?.replace(/\u200d.*/u, ''),
    );
  },
);

test('a right-to-left CV starts at the right edge', async () => {
  const document = cvDocument({ basics: { name: 'דוד כהן', headline: 'מהנדס' }, summary: 'מהנדס תוכנה' });
  const { pages, missing } = await renderer.cv.pages(drawn({ document }));
  expect(missing).toEqual([]);
  const places = [...wholePage(pages[0] ?? []).matchAll(/matrix\([\d.]+ 0 0 -[\d.]+ ([\d.]+) /gu)].map(
    ([, x]) => Number(x),
  );
  expect(Math.min(...places)).toBeGreaterThan(306);
  expect(await textOf('html', drawn({ document }))).toContain('דוד כהן');
});

test.each(someLayouts(1))('%s sets the longest word of a name small enough for one line', async (layout) => {
  const name = 'Wolfeschlegelsteinhausenbergerdorff-Montgomery Alexandrina Theodora';
  const { bytes } = await renderer.cv.file(
    'pdf',
    drawn({ layout, document: cvDocument({ basics: { name } }) }),
  );
  const [first = ''] = await pdfPages(bytes);
  expect(first).toMatch(/Wolfeschlegelsteinhausenbergerdorff-Montgomery/iu);
});

test('nothing runs off the page', async () => {
  const word = 'Wolfeschlegelsteinhausenbergerdorffvoralternwarengewissenhaft';
  const document: CvDocument = cvDocument({
    basics: {
      name: `Jo ${word}`,
      headline: word.repeat(3),
      links: [{ url: `https://example.com/${word.repeat(3)}` }],
    },
    summary: word.repeat(5),
    experience: [
      { company: word, position: word, start: '2020-01', end: 'present', bullets: [word.repeat(4)] },
    ],
    skills: Array.from({ length: 300 }, (_, at) => ({ name: `Skill ${at}`, group: '' })),
  });
  for (const layout of someLayouts(1)) {
    const { pages } = await renderer.cv.pages(drawn({ document, layout }));
    for (const page of pages) expect(rightmost(wholePage(page))).toBeLessThanOrEqual(612 - 72 + 1);
    const { bytes } = await renderer.cv.file('pdf', drawn({ document, layout }));
    const text = (await pdfPages(bytes)).join('').replace(/\s+/gu, '');
    expect(text).toContain(`Jo${word}`);
    expect(text).toContain('Skill299');
  }
});

/** Where the last glyph of a page starts, in points. */
function rightmost(page: string): number {
  let most = 0;
  for (const [, scale, x, run = ''] of page.matchAll(
    /matrix\(([\d.]+) 0 0 -[\d.]+ ([\d.]+) [\d.]+\)">(.*?)<\/g>/gu,
  )) {
    for (const [, at] of run.matchAll(/x="([\d.]+)"/gu))
      most = Math.max(most, Number(x) + Number(at) * Number(scale));
  }
  return most;
}

test('an empty CV is an empty page in every format', async () => {
  const input = drawn({ document: cvDocument() });
  expect((await renderer.cv.pages(input)).pages).toHaveLength(1);
  for (const format of ['pdf', 'docx', 'html', 'txt'] as const) {
    expect(await textOf(format, input)).not.toMatch(/experience|summary/iu);
  }
});

test('a DOCX has real headings, lists and links', async () => {
  const { bytes, extension } = await renderer.cv.file('docx', drawn());
  expect(extension).toBe('docx');
  const body = docxPart(bytes, 'word/document.xml');
  expect(body.match(/w:pStyle w:val="Heading1"/gu)).toHaveLength(8);
  expect(body.match(/w:pStyle w:val="Heading2"/gu)).toHaveLength(6);
  expect(body).toContain('w:pStyle w:val="Title"');
  expect(body).toContain('<w:numPr>');
  expect(body).toContain('<w:tab w:val="right"');
  expect(docxPart(bytes, 'word/_rels/document.xml.rels')).toContain('mailto:amelia.hartwell@example.com');
  expect(docxPart(bytes, 'docProps/core.xml')).toContain('Amelia Hartwell');
  expect(docxPart(bytes, 'word/styles.xml')).toContain('w:lang w:val="en"');
});

test('an HTML file is whole in itself and links only to web and mail', async () => {
  const document = cvDocument({
    basics: {
      name: 'A',
      links: [
        { label: 'x', url: 'javascript:alert(1)' },
        { label: 'y', url: 'https://a.example' },
      ],
    },
  });
  const { bytes, type } = await renderer.cv.file('html', drawn({ document, language: 'de' }));
  const html = new TextDecoder().decode(bytes);
  expect(type).toBe('text/html; charset=utf-8');
  expect(html).toContain('<html lang="de">');
  expect([...html.matchAll(/href="([^"]*)"/gu)].map(([, href]) => href)).toEqual(['https://a.example/']);
  expect(html).not.toMatch(/<script(?! type="application\/json")|src=|@import|url\(/u);
  expect(html).toContain('@page{size:8.5in 11in;margin:72pt 72pt}');
});

test('the same CV gives the same pictures', async () => {
  const [first, second] = [await renderer.cv.pages(drawn()), await renderer.cv.pages(drawn())];
  expect(second).toEqual(first);
});
