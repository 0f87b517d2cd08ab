import { cvDesign, cvDocument, type CvDesign, type CvDocument, type LayoutId } from '@candor/domain/cv';
import { people, someLayouts } from '@candor/testing';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageEngine } from '../page/compile.ts';
import { renderFile } from '../render-file.ts';
import { face } from '../testing/face.data.ts';
import { browserHere, printBrowser, type PrintBrowser } from '../testing/print-browser.ts';
import { pdfPages } from '../testing/read-back.ts';

/** What the HTML must keep to in a browser, on paper and on a narrow screen; found by looking at all its pages. */
const engine = pageEngine();
const paperPx = 1280;
const phonePx = 390;
let browser: PrintBrowser | undefined;
let page: Page | undefined;
let opened: { document: CvDocument; layout: LayoutId; design: CvDesign } | undefined;

beforeAll(async () => {
  if (browserHere === '') return;
  browser = await printBrowser();
  page = await browser.newPage();
});

afterAll(async () => browser?.close());

const htmlOf = async (document: CvDocument, layout: LayoutId, design: CvDesign) =>
  (await renderFile(engine, 'html', { document, layout, paper: 'a4', isBrandFree: true, design })).bytes;

const plain = cvDesign({});

/** What `look` finds on the page of a document, at a width of the window. A page that is open is not opened again. */
async function seen<T>(
  document: CvDocument,
  layout: LayoutId,
  width: number,
  look: (page: Page) => Promise<T>,
  design = plain,
) {
  if (browser === undefined || page === undefined) throw new Error('no browser');
  if (opened?.document !== document || opened.layout !== layout || opened.design !== design) {
    await browser.open(page, layout, await htmlOf(document, layout, design));
    opened = { document, layout, design };
  }
  await page.setViewportSize({ width, height: 900 });
  return look(page);
}

const documentOf = (name: string) => people[name]?.document ?? cvDocument({});
const professor = documentOf('professor');
const lawyer = documentOf('lawyer');

describe.skipIf(browserHere === '').each(someLayouts(0))('in %s', (layout) => {
  it('lines stand on whole pixels', async () => {
    const uneven = await seen(professor, layout, paperPx, (page) =>
      page.evaluate(() => {
        const heights = [...document.querySelectorAll('.head, .detail, .bullets li, h2')].map(
          (part) => part.getBoundingClientRect().height,
        );
        const tops = [...document.querySelectorAll('.entry')].map((part) => part.getBoundingClientRect().top);
        const steps = tops.slice(1).map((top, at) => top - (tops[at] ?? 0));
        return [...heights, ...steps].filter((px) => Math.abs(px - Math.round(px)) > 0.01);
      }),
    );
    expect(uneven).toEqual([]);
  });

  it('no separator is left over at a line end', async () => {
    for (const width of [paperPx, phonePx]) {
      const left = await seen(professor, layout, width, (page) =>
        page.evaluate(() => {
          const items = [...document.querySelectorAll('.contacts li')];
          return items.filter((item, at) => {
            const words = item.firstElementChild?.getBoundingClientRect();
            const next = items[at + 1]?.firstElementChild?.getBoundingClientRect();
            if (getComputedStyle(item).display === 'list-item' || words === undefined || next === undefined)
              return false;
            return next.top > words.bottom - 1 && item.getBoundingClientRect().width > words.width + 1;
          }).length;
        }),
      );
      expect(left).toBe(0);
    }
  });

  it('a narrow screen shows one column', async () => {
    const edges = await seen(professor, layout, phonePx, (page) =>
      page.evaluate(() => ({
        starts: [
          ...new Set(
            [...document.querySelectorAll('.titles, .contacts, h2, .rows, .head')].map(
              (part) => part.getBoundingClientRect().left,
            ),
          ),
        ],
        isScrolled: document.documentElement.scrollWidth > innerWidth,
      })),
    );
    expect(edges).toEqual({ starts: [20], isScrolled: false });
  });

  it('a name keeps its words whole', async () => {
    const lines = (page: Page) =>
      page.evaluate(() => {
        const name = document.querySelector('.name');
        if (name === null) return [];
        const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
        const parted: string[] = [];
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
          const text = node.textContent ?? '';
          for (const { 0: word, index } of text.matchAll(/[^\s-]+/gu)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            if (range.getClientRects().length > 1) parted.push(word);
          }
        }
        const double = document.querySelector('.whole');
        if (double !== null && innerWidth > 544 && double.getClientRects().length > 1)
          parted.push('double name');
        return parted;
      });
    for (const person of [professor, lawyer])
      for (const width of [paperPx, phonePx, 320])
        expect(await seen(person, layout, width, lines)).toEqual([]);
  });

  it('a photo parts nothing of the header', async () => {
    const headerGap = (page: Page) =>
      page.evaluate(() => {
        const place = (name: string) => document.querySelector(name)?.getBoundingClientRect();
        return (place('.contacts')?.top ?? 0) - (place('.headline')?.bottom ?? 0);
      });
    const photo = { dataUrl: face, shape: 'portrait', widthMm: 50 } as const;
    const without = await seen(lawyer, layout, paperPx, headerGap);
    expect(await seen(lawyer, layout, paperPx, headerGap, cvDesign({ photo }))).toBeCloseTo(without, 1);
  });

  it('entries without bullets may part', async () => {
    const document = cvDocument({
      basics: { name: 'Ana Prints' },
      experience: [
        {
          company: 'Somewhere',
          position: 'Someone',
          bullets: Array.from({ length: 22 }, (_, at) => `Duty ${at}`),
        },
      ],
      certifications: Array.from({ length: 16 }, (_, at) => ({ name: `Licence ${at}`, issuer: 'An office' })),
    });
    const pdf = await seen(document, layout, paperPx, (page) => page.pdf({ preferCSSPageSize: true }));
    const [first = ''] = await pdfPages(Uint8Array.from(pdf));
    expect(first).toContain('Duty 21');
    expect(first).toContain('Licence 0');
  });

  it('what is a list is said to be one', async () => {
    const document = cvDocument({
      basics: { name: 'Ana Lists', email: 'ana@example.org', phone: '+44 20 7946 0000' },
      experience: [{ position: 'Ranger', company: 'Peak Park', bullets: ['One', 'Two', 'Three'] }],
      skills: [{ name: 'Maps', group: 'Tools' }, { name: 'Radio', group: 'Tools' }, { name: 'First aid' }],
      languages: [{ name: 'Welsh', level: 'C1' }, { name: 'French' }],
      certifications: [{ name: 'Mountain Leader' }, { name: 'First aid at work' }],
    });
    const lists = await seen(document, layout, paperPx, async (page) => {
      const snapshot = await page.locator('main').ariaSnapshot();
      // How many items each list has, in reading order.
      return snapshot
        .split(/^\s*- list(?!item).*$/mu)
        .slice(1)
        .map((part) => part.match(/- listitem/gu)?.length ?? 0);
    });
    expect(lists).toEqual([2, 3, 2, 1, 2, 2]);
    const html = new TextDecoder().decode(await htmlOf(document, layout, plain));
    expect(html.match(/<ul(?![^>]*role="list")/gu)).toBeNull();
  });
});

it('figures are of one height, and each script is set in its own manner', async () => {
  const css = async (layout: LayoutId) => new TextDecoder().decode(await htmlOf(lawyer, layout, plain));
  for (const layout of someLayouts(0)) {
    expect(await css(layout)).toContain('font-variant-numeric:lining-nums;');
    expect(await css(layout)).toContain('text-autospace:normal');
  }
  expect(await css('classic')).toContain('.heading:lang(de){font-feature-settings:"locl" 0}');
  expect(await css('tech')).toMatch(/\.upright\{font-style:normal;font-family:"IBM Plex Sans"/u);
});

it('what is for narrow screens is never for print, whatever the margins', async () => {
  for (const layout of someLayouts(0)) {
    const html = new TextDecoder().decode(await htmlOf(professor, layout, plain));
    expect(html).toContain('@media screen and (max-width:34em)');
    expect(html).not.toContain('@media(max-width');
    expect(html).not.toContain('@media (max-width');
  }
});
