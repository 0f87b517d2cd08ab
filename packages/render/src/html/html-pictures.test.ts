import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { layoutIds, type LayoutId } from '@candor/domain/cv';
import { chromium, type Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageEngine } from '../page/compile.ts';
import { filesOf, moved, movedSinceKept, type Prints } from '../testing/kept-pictures.ts';
import { ownFontsConf } from '../testing/own-fonts.ts';
import { pdfPrint } from '../testing/pdf-print.ts';

/**
 * The HTML of twelve people in every layout, as Chromium prints it in our own fonts: every line of every page. HTML
 * may be mended; where one moves on purpose, `npm run pictures:files -w packages/render` keeps the new ones.
 */
const engine = pageEngine();
const folder = mkdtempSync(join(tmpdir(), 'candor-html-'));
const executablePath = process.env['CHROMIUM_PATH'] ?? chromium.executablePath();
const hasBrowser = existsSync(executablePath);
let browser: Browser | undefined;

beforeAll(async () => {
  if (!hasBrowser) return;
  const conf = join(folder, 'fonts.conf');
  writeFileSync(conf, ownFontsConf(join(folder, 'cache')));
  const env = { ...process.env, FONTCONFIG_FILE: conf };
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox'], env });
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function drawn(layout: LayoutId): Promise<Prints> {
  const prints: Prints = {};
  const page = await browser?.newPage();
  if (page === undefined) return prints;
  for (const { name, bytes } of await filesOf(engine, 'html', layout)) {
    const file = join(folder, `${layout}-${name}.html`);
    writeFileSync(file, bytes);
    await page.goto(pathToFileURL(file).href);
    prints[name] = await pdfPrint(await page.pdf({ preferCSSPageSize: true }));
  }
  await page.close();
  return prints;
}

const slow = 180_000;

test.skipIf(!hasBrowser).each(layoutIds)(
  'the HTML of %s stands as it was kept',
  { timeout: slow },
  async (layout) => {
    const people = await drawn(layout);
    expect(movedSinceKept('html', layout, { drawnBy: 'Chromium', people })).toEqual([]);
  },
);

test('what moved is named', () => {
  expect(moved({ ana: ['72,90,100'] }, { ana: ['72,91,100'] })).toEqual([]);
  expect(moved({ ana: ['72,90,100'] }, { ana: ['72,95,100'] })).toHaveLength(1);
  expect(moved({ ana: ['72,90,100'] }, { ana: ['72,90,100', ''] })).toEqual(['ana: 1 pages became 2']);
  expect(moved({ ana: ['72,90,100'] }, {})).toHaveLength(1);
});
