import { layoutIds, type LayoutId } from '@candor/domain/cv';
import { someLayouts } from '@candor/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageEngine } from '../page/compile.ts';
import { filesOf, isComparable, moved, movedSinceKept, type Prints } from '../testing/kept-pictures.ts';
import { pdfPrint } from '../testing/pdf-print.ts';
import { browserHere, printBrowser, type PrintBrowser } from '../testing/print-browser.ts';

/**
 * The HTML of twelve people in every layout, as Chromium prints it in our own fonts: every line of every page. HTML
 * may be corrected; where one moves on purpose, `npm run pictures:files -w packages/render` keeps the new ones.
 */
const engine = pageEngine();
const isDrawn = layoutIds.every((layout) => isComparable('html', layout, browserHere));
let browser: PrintBrowser | undefined;

beforeAll(async () => {
  if (isDrawn) browser = await printBrowser();
});

afterAll(async () => browser?.close());

async function drawn(layout: LayoutId): Promise<Prints> {
  const prints: Prints = {};
  const page = await browser?.newPage();
  if (browser === undefined || page === undefined) return prints;
  for (const { name, bytes } of await filesOf(engine, 'html', layout)) {
    await browser.open(page, `${layout}-${name}`, bytes);
    prints[name] = await pdfPrint(await page.pdf({ preferCSSPageSize: true }));
  }
  await page.close();
  return prints;
}

test.skipIf(!isDrawn).each(someLayouts(2))('the HTML of %s stands as it was kept', async (layout) => {
  const people = await drawn(layout);
  expect(people).not.toEqual({});
  expect(movedSinceKept('html', layout, { drawnBy: browserHere, people })).toEqual([]);
});

test('what moved is named', () => {
  expect(moved({ ana: ['72,90,100'] }, { ana: ['72,91,100'] })).toEqual([]);
  expect(moved({ ana: ['72,90,100'] }, { ana: ['72,95,100'] })).toHaveLength(1);
  expect(moved({ ana: ['72,90,100'] }, { ana: ['72,90,100', ''] })).toEqual(['ana: 1 pages became 2']);
  expect(moved({ ana: ['72,90,100'] }, {})).toHaveLength(1);
});
