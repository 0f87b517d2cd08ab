import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { layoutIds, type LayoutId } from '@candor/domain/cv';
import { afterAll, expect, test } from 'vitest';
import { pageEngine } from '../page/compile.ts';
import { filesOf, isComparable, movedSinceKept, type Prints } from '../testing/kept-pictures.ts';
import { ownFontsConf } from '../testing/own-fonts.ts';
import { pdfPrint } from '../testing/pdf-print.ts';

/**
 * The DOCX of twelve people in every layout, as LibreOffice draws it in our own fonts: every line of every page.
 * DOCX may be mended; where one moves on purpose, `npm run pictures:files -w packages/render` keeps the new ones.
 * Another release of LibreOffice sets lines otherwise: where it is not the one that drew those kept, nothing is compared.
 */
const engine = pageEngine();
const folder = mkdtempSync(join(tmpdir(), 'candor-docx-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const said = spawnSync('soffice', ['--version'], { encoding: 'utf8' });
const drawnBy = /^LibreOffice \d+\.\d+/u.exec(said.stdout ?? '')?.[0] ?? '';

async function drawn(layout: LayoutId): Promise<Prints> {
  const conf = join(folder, 'fonts.conf');
  const out = join(folder, layout);
  mkdirSync(out);
  writeFileSync(conf, ownFontsConf(join(folder, 'cache')));
  const files = await filesOf(engine, 'docx', layout);
  for (const { name, bytes } of files) writeFileSync(join(out, `${name}.docx`), bytes);
  execFileSync(
    'soffice',
    [
      `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`,
      '--headless',
      '--convert-to',
      'pdf',
      '--outdir',
      out,
      ...files.map(({ name }) => join(out, `${name}.docx`)),
    ],
    { env: { ...process.env, HOME: folder, FONTCONFIG_FILE: conf }, stdio: 'ignore' },
  );
  const prints: Prints = {};
  for (const { name } of files) prints[name] = await pdfPrint(readFileSync(join(out, `${name}.pdf`)));
  return prints;
}

const slow = 300_000;

test.skipIf(!layoutIds.every((layout) => isComparable('docx', layout, drawnBy))).each(layoutIds)(
  'the DOCX of %s stands as it was kept',
  { timeout: slow },
  async (layout) => {
    expect(movedSinceKept('docx', layout, { drawnBy, people: await drawn(layout) })).toEqual([]);
  },
);
