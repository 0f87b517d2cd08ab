import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { layoutIds, type LayoutId } from '@candor/domain/cv';
import { someLayouts } from '@candor/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageEngine } from '../page/compile.ts';
import { filesOf, isComparable, movedSinceKept, type Prints } from '../testing/kept-pictures.ts';
import { ownFontsConf } from '../testing/own-fonts.ts';
import { pdfPrint } from '../testing/pdf-print.ts';

/**
 * The DOCX of twelve people in every layout, as LibreOffice draws it in our own fonts: every line of every page.
 * DOCX may be corrected; where one moves on purpose, `npm run pictures:files -w packages/render` keeps the new ones.
 * Another release of LibreOffice sets lines otherwise: where it is not the one that drew those kept, nothing is compared.
 */
const engine = pageEngine();
/** The names of who was drawn in each layout. */
const drawnIn: Partial<Record<LayoutId, string[]>> = {};
const folder = mkdtempSync(join(tmpdir(), 'candor-docx-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const version = spawnSync('soffice', ['--version'], { encoding: 'utf8' });
const drawnBy = /^LibreOffice \d+\.\d+/u.exec(version.stdout ?? '')?.[0] ?? '';

const isDrawn = layoutIds.every((layout) => isComparable('docx', layout, drawnBy));
/** All files in one go: LibreOffice takes longer to start than to draw one of them. */
async function drawAll(): Promise<void> {
  const conf = join(folder, 'fonts.conf');
  writeFileSync(conf, ownFontsConf(join(folder, 'cache')));
  const paths: string[] = [];
  for (const layout of someLayouts(1)) {
    const files = await filesOf(engine, 'docx', layout);
    drawnIn[layout] = files.map(({ name }) => name);
    for (const { name, bytes } of files) {
      const path = join(folder, `${layout}-${name}.docx`);
      writeFileSync(path, bytes);
      paths.push(path);
    }
  }
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
  execFileSync('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, ...paths], {
    env: { ...process.env, HOME: folder, FONTCONFIG_FILE: conf },
    stdio: 'ignore',
  });
}

beforeAll(async () => {
  if (isDrawn) await drawAll();
});

async function printsOf(layout: LayoutId): Promise<Prints> {
  const prints: Prints = {};
  for (const name of drawnIn[layout] ?? [])
    prints[name] = await pdfPrint(readFileSync(join(folder, `${layout}-${name}.pdf`)));
  return prints;
}

test.skipIf(!isDrawn).each(someLayouts(1))('the DOCX of %s stands as it was kept', async (layout) => {
  const now = { drawnBy, people: await printsOf(layout) };
  expect(movedSinceKept('docx', layout, now)).toEqual([]);
});
