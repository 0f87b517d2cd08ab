import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const browser = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const office = process.env['SOFFICE_PATH'] ?? '/usr/bin/soffice';

/** Works in a folder that is gone afterwards. */
async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'candor-corpus-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The same day in every file, so that making the corpus again changes as little as can be. */
function onOneDay(pdf: Uint8Array): Uint8Array {
  const bytes = Buffer.from(pdf).toString('latin1');
  return Buffer.from(bytes.replaceAll(/\(D:\d{14}/g, '(D:20250101120000'), 'latin1');
}

/** A page of HTML as Chromium prints it; a tagged file is half as large again. */
export function printHtml(html: string, isTagged = true): Promise<Uint8Array> {
  return inFolder(async (folder) => {
    const [page, pdf] = [join(folder, 'page.html'), join(folder, 'page.pdf')];
    await writeFile(page, html);
    const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--no-pdf-header-footer'];
    if (!isTagged) flags.push('--disable-pdf-tagging');
    await run(
      browser,
      [...flags, `--user-data-dir=${join(folder, 'profile')}`, `--print-to-pdf=${pdf}`, `file://${page}`],
      {
        timeout: 60_000,
      },
    );
    return onOneDay(await readFile(pdf));
  });
}

/** A Word file or a page of HTML as LibreOffice prints it, or as it writes it itself. */
export function throughOffice(
  file: Uint8Array | string,
  to: 'pdf' | 'docx',
  from: 'docx' | 'html' = 'docx',
): Promise<Uint8Array> {
  return inFolder(async (folder) => {
    const page = join(folder, `page.${from}`);
    await writeFile(page, file);
    const filters = { pdf: 'pdf:writer_pdf_Export', docx: 'docx:MS Word 2007 XML' };
    const [wanted, taken] = from === 'html' ? [filters[to], ['--infilter=HTML (StarWriter)']] : [to, []];
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    await run(
      office,
      [profile, '--headless', ...taken, '--convert-to', wanted, '--outdir', join(folder, 'out'), page],
      {
        timeout: 120_000,
      },
    );
    const bytes = await readFile(join(folder, 'out', `page.${to}`));
    return to === 'pdf' ? onOneDay(bytes) : new Uint8Array(bytes);
  });
}
