import { layoutIds, type LayoutId } from '@candor/domain/cv';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageEngine } from '../page/compile.ts';
import { filesOf, isComparable, moved, movedSinceKept, type Prints } from '../testing/kept-pictures.ts';
import { pdfPrint } from '../testing/pdf-print.ts';
import { browserHere, printDesk, type PrintDesk } from '../testing/print-desk.ts';

/**
 * The HTML of twelve people in every layout, as Chromium prints it in our own fonts: every line of every page. HTML
 * may be mended; where one moves on purpose, `npm run pictures:files -w packages/render` keeps the new ones.
 */
const engine = pageEngine();
const isDrawn = layoutIds.every((layout) => isComparable('html', layout, browserHere));
let desk: PrintDesk | undefined;

beforeAll(async () => {
  if (isDrawn) desk = await printDesk();
});

afterAll(async () => desk?.close());

async function drawn(layout: LayoutId): Promise<Prints> {
  const prints: Prints = {};
  const page = await desk?.newPage();
  if (desk === undefined || page === undefined) return prints;
  for (const { name, bytes } of await filesOf(engine, 'html', layout)) {
    await desk.open(page, `${layout}-${name}`, bytes);
    prints[name] = await pdfPrint(await page.pdf({ preferCSSPageSize: true }));
  }
  await page.close();
  return prints;
}

const slow = 180_000;

test.skipIf(!isDrawn).each(layoutIds)(
  'the HTML of %s stands as it was kept',
  { timeout: slow },
  async (layout) => {
    const people = await drawn(layout);
    expect(movedSinceKept('html', layout, { drawnBy: browserHere, people })).toEqual([]);
  },
);

test('what moved is named', () => {
  expect(moved({ ana: ['72,90,100'] }, { ana: ['72,91,100'] })).toEqual([]);
  expect(moved({ ana: ['72,90,100'] }, { ana: ['72,95,100'] })).toHaveLength(1);
  expect(moved({ ana: ['72,90,100'] }, { ana: ['72,90,100', ''] })).toEqual(['ana: 1 pages became 2']);
  expect(moved({ ana: ['72,90,100'] }, {})).toHaveLength(1);
});
