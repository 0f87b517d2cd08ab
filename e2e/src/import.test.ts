import { mkdtempSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from './test.ts';

interface GivenFile {
  name: string;
  bytes: Buffer;
}

const strangersCv = `<!doctype html><html lang="en"><title>CV</title>
<style>body{font:11pt/1.4 Georgia,serif;margin:0}h1{margin:0;font-size:24pt}h2{font-size:13pt;border-bottom:1px solid #888;margin:14pt 0 4pt}
p{margin:0}.row{display:flex;justify-content:space-between}</style>
<h1>Priya Raman</h1><p>Data Analyst</p><p>priya.raman@example.org | +1 415 555 0132 | Oakland, CA</p>
<p>Nationality: Canadian</p>
<h2>Experience</h2>
<div class="row"><b>Senior Data Analyst, Harbor Logistics</b><span>Mar 2020 – Present</span></div>
<ul><li>Built the weekly demand forecast used by 14 depots</li><li>Cut report preparation from 3 days to 4 hours</li></ul>
<div class="row"><b>Data Analyst, Bay Transit Agency</b><span>Jun 2016 – Feb 2020</span></div>
<ul><li>Maintained ridership dashboards for 60 lines</li></ul>
<h2>Education</h2>
<div class="row"><b>BSc Statistics, University of California, Davis</b><span>2012 – 2016</span></div>
<h2>Skills</h2><p>Python, SQL, Tableau, Forecasting</p>`;

/** A profile as LinkedIn saves it: two roles with their lengths under one employer, beside a dark column. */
const linkedInProfile = `<!doctype html><html lang="en"><title>Profile</title>
<style>body{font:10.5pt/1.4 Arial,sans-serif;margin:0;display:flex}p,h1,h2,h3{margin:0;font-weight:400}h1{font-size:26pt}
aside{width:150pt;min-height:270mm;padding:24pt 14pt;background:#293e49;color:#fff;-webkit-print-color-adjust:exact}main{padding:24pt 36pt}
h2{font-size:15pt;margin-top:18pt}aside h2{font-size:13pt}h3{font-size:12pt;margin-top:10pt}b{font-size:11.5pt;font-weight:400}</style>
<aside><h2>Contact</h2><p>+44 20 7946 0111 (Mobile)</p><p>ada.quill@example.org</p><h2>Top Skills</h2><p>Budgeting</p><p>Payroll</p></aside>
<main><h1>Ada Quill</h1><p>Finance Manager</p><p>Leeds, England</p><h2>Experience</h2><h3>Harbour Foods</h3><p>6 years 2 months</p>
<p><b>Finance Manager</b></p><p>January 2021 - Present (4 years 2 months)</p><p>Leeds, England</p>
<p><b>Accountant</b></p><p>January 2019 - December 2020 (2 years)</p><h2>Education</h2>
<h3>University of Leeds</h3><p>BSc, Accounting · (2015 - 2018)</p></main>`;

const pastedCv = `Tomás Ferreira
Electrician
tomas.ferreira@example.org | +44 20 7946 0958

EXPERIENCE
Site Electrician, Northgate Builders, 2018 - 2023
- Wired 40 flats in two blocks

SKILLS
Cable installation, Testing and inspection`;

/** A CV as a browser prints it. */
async function printed(page: Page, html: string, margin = '2cm'): Promise<Buffer> {
  const paper = await page.context().newPage();
  await paper.setContent(html);
  const bytes = await paper.pdf({
    format: 'A4',
    margin: { top: margin, left: margin, right: margin, bottom: margin },
    printBackground: true,
  });
  await paper.close();
  return bytes;
}

/** A CV as a phone takes it from a desk: askew, and in the shadow at one side. */
async function photographed(page: Page, html: string): Promise<Buffer> {
  const paper = await page.context().newPage();
  await paper.setViewportSize({ width: 1240, height: 1000 });
  await paper.setContent(html);
  await paper.addStyleTag({
    content: `body { zoom: 1.6; padding: 30px 40px !important; transform: rotate(1.5deg); }
      body::after { content: ''; position: fixed; inset: -99px;
        background: linear-gradient(120deg, rgb(0 0 0 / 0), rgb(0 0 0 / 0.45)); }`,
  });
  const bytes = await paper.screenshot({ type: 'png', scale: 'css' });
  await paper.close();
  return bytes;
}

/** A CV as an office scans it: a PDF that holds the picture of a page alone. */
async function scanned(page: Page, html: string): Promise<Buffer> {
  const picture = await photographed(page, html);
  const shown = `<img style="width:100%" src="data:image/png;base64,${picture.toString('base64')}">`;
  return printed(page, shown, '0');
}

/** Drops files on the page as a person does. */
async function drop(page: Page, files: readonly GivenFile[]): Promise<void> {
  const given = files.map(({ name, bytes }) => ({ name, base64: bytes.toString('base64') }));
  const transfer = await page.evaluateHandle((all) => {
    const data = new DataTransfer();
    for (const { name, base64 } of all)
      data.items.add(new File([Uint8Array.from(atob(base64), (unit) => unit.charCodeAt(0))], name));
    return data;
  }, given);
  const zone = page.getByRole('heading', { name: 'Start from a CV you have' });
  await zone.dispatchEvent('dragenter', { dataTransfer: transfer });
  await expect(page.getByRole('heading', { name: 'Drop to import' })).toBeVisible();
  await page
    .getByRole('heading', { name: 'Drop to import' })
    .dispatchEvent('drop', { dataTransfer: transfer });
}

const choose = (page: Page, ...files: GivenFile[]) =>
  page
    .getByLabel('Files to import')
    .setInputFiles(
      files.map(({ name, bytes }) => ({ name, mimeType: 'application/octet-stream', buffer: bytes })),
    );
const card = (page: Page, name: string): Locator => page.getByRole('listitem', { name, exact: true });

async function openImport(page: Page): Promise<void> {
  await page.goto('/cv-builder?tab=import');
  await expect(page.getByRole('button', { name: 'Browse files' })).toBeVisible();
}

test(
  'a photograph of a page: recognized with its progress, reviewed beside the picture, filled into the form',
  { tag: ['@wide', '@release'] },
  async ({ page, signedIn, accessible }) => {
    const name = 'photo of my CV.png';
    const bytes = await photographed(page, strangersCv);
    await openImport(page);
    await choose(page, { name, bytes });
    const photo = card(page, name);
    await expect(photo.getByRole('progressbar', { name: `Recognizing the text of ${name}` })).toBeVisible({
      timeout: 60_000,
    });
    await expect(photo.getByText('Read', { exact: true })).toBeVisible({ timeout: 90_000 });
    await expect(photo.getByText('recognized from a picture', { exact: false })).toBeVisible();
    await accessible('a photograph among the files of the import');

    await photo.getByRole('button', { name: 'Use This Content' }).click();
    const review = page.getByRole('dialog', { name: `Review of ${name}` });
    await expect(review.getByRole('img', { name })).toBeVisible();
    const found = review.getByRole('region', { name: 'What we found' });
    await expect(found.getByLabel('Full Name', { exact: true })).toHaveValue('Priya Raman');
    await found.getByLabel('Email', { exact: true }).first().click();
    await expect(review.locator('[data-active]')).toHaveAttribute('data-found', /basics/);
    await accessible('review of a photograph');
    await review.getByRole('button', { name: 'Fill the form' }).click();
    await expect(page.getByText('Form filled', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Full Name')).toHaveValue('Priya Raman');
    await expect(page.getByLabel('Full Name')).not.toHaveValue(signedIn.name);
  },
);

test(
  'a scan: a PDF without text is recognized, and its fields are marked on the page',
  { tag: ['@wide', '@release'] },
  async ({ page, signedIn: _person, accessible }) => {
    const name = 'scan of my CV.pdf';
    const bytes = await scanned(page, strangersCv);
    await openImport(page);
    await choose(page, { name, bytes });
    const scan = card(page, name);
    await expect(scan.getByText('Read', { exact: true })).toBeVisible({ timeout: 90_000 });
    await expect(scan.getByText('recognized from a picture', { exact: false })).toBeVisible();

    await scan.getByRole('button', { name: 'Use This Content' }).click();
    const review = page.getByRole('dialog', { name: `Review of ${name}` });
    await expect(review.locator('canvas[data-drawn]').first()).toBeVisible();
    const found = review.getByRole('region', { name: 'What we found' });
    await expect(found.getByLabel('Full Name', { exact: true })).toHaveValue('Priya Raman');
    await expect(found.getByRole('button', { name: /Data Analyst.*Harbor Logistics/u })).toBeVisible();
    await found.getByLabel('Email', { exact: true }).first().click();
    await expect(review.locator('[data-active]')).toHaveAttribute('data-found', 'basics.email');
    await accessible('review of a scan');
  },
);

test('four files dropped, one broken: reviewed, corrected, used, generated and exported', async ({
  page,
  signedIn,
  accessible,
  isMobile,
}) => {
  const pdf = await printed(page, strangersCv);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Import a CV' }).click();
  await expect(page.getByRole('button', { name: 'Process Pasted Content' })).toBeDisabled();
  await accessible('empty import');

  await drop(page, [
    { name: 'Priya Raman.pdf', bytes: pdf },
    { name: 'broken.docx', bytes: Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(400, 7)]) },
    { name: 'tomas.txt', bytes: Buffer.from(pastedCv) },
    { name: 'Profile.pdf', bytes: await printed(page, linkedInProfile, '0') },
  ]);
  const read = card(page, 'Priya Raman.pdf');
  await expect(read.getByText('Read', { exact: true })).toBeVisible();
  await expect(read.getByText(/^\d{1,2}%$/)).toBeVisible();
  await expect(read.getByText('Senior Data Analyst', { exact: false }).first()).toBeVisible();
  await expect(card(page, 'tomas.txt').getByText('Read', { exact: true })).toBeVisible();
  await expect(card(page, 'broken.docx').getByRole('alert')).toContainText('damaged');
  await expect(
    page.getByText('Failed to process broken.docx. Please try again.', { exact: true }),
  ).toBeVisible();
  await accessible('files of the import');
  await card(page, 'broken.docx').getByRole('button', { name: 'Remove broken.docx' }).click();
  await expect(card(page, 'broken.docx')).toHaveCount(0);

  // Both roles at one employer are found in a profile of LinkedIn.
  await card(page, 'Profile.pdf').getByRole('button', { name: 'Use This Content' }).click();
  const profile = page.getByRole('dialog', { name: 'Review of Profile.pdf' });
  await expect(profile.getByLabel('Full Name', { exact: true })).toHaveValue('Ada Quill');
  for (const role of ['Finance Manager', 'Accountant'])
    await expect(
      profile.getByRole('button', { name: new RegExp(`^${role}.*Harbour Foods`, 'u') }),
    ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(profile).toHaveCount(0);

  // The review: the page as it is, and a mark for the field that is pointed at.
  await read.getByRole('button', { name: 'Use This Content' }).click();
  const review = page.getByRole('dialog', { name: 'Review of Priya Raman.pdf' });
  await expect(review.locator('canvas[data-drawn]').first()).toBeVisible();
  await accessible('review of an import');
  const found = review.getByRole('region', { name: 'What we found' });
  await expect(found.getByLabel('Full Name', { exact: true })).toHaveValue('Priya Raman');
  await found.getByLabel('Email', { exact: true }).click();
  await expect(review.locator('[data-active]')).toHaveAttribute('data-found', 'basics.email');

  // What found no field is shown, and has the place that the person gives it.
  const left = found.getByRole('region', { name: 'Not placed' });
  await expect(left.getByText('Nationality: Canadian', { exact: true })).toBeVisible();
  await left.getByLabel('Put “Nationality: Canadian” into').selectOption('Further details');
  await expect(left.getByText('Put into Further details')).toBeVisible();

  await found.getByRole('button', { name: /^Senior Data Analyst/ }).click();
  await found.getByLabel('Company', { exact: true }).last().fill('Harbor Logistics Group');
  await found.getByRole('button', { name: 'Leave out Tableau' }).click();
  await accessible('review with an open entry');
  await review.getByRole('button', { name: 'Fill the form' }).click();

  await expect(page.getByRole('tab', { name: 'Create CV' })).toBeFocused();

  // One step of the form's history: back and forth again.
  await expect(page.getByText('Form filled', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Priya Raman');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue(signedIn.name);
  await page.getByRole('button', { name: 'Redo (Ctrl Shift Z)' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Priya Raman');

  // A second file: nothing that is there goes without a word.
  await page.getByRole('tab', { name: 'Import' }).click();
  await card(page, 'tomas.txt').getByRole('button', { name: 'Use This Content' }).click();
  const second = page.getByRole('dialog', { name: 'Review of tomas.txt' });
  await second.getByRole('button', { name: 'Fill the form' }).click();
  await accessible('choice before filling');
  await page.getByRole('button', { name: 'Add what is missing' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Priya Raman');

  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('button', { name: 'Generate Professional CV' }).click();
  await page.waitForURL(/edit=/);
  if (isMobile) await page.getByRole('radio', { name: 'Form', exact: true }).check({ force: true });
  await page.getByRole('tab', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('tabpanel').getByRole('button', { name: 'Export' }).click(),
  ]);
  const file = new Uint8Array(readFileSync(await download.path()));
  const { text } = await extractText(await getDocumentProxy(file), { mergePages: true });
  for (const words of [
    'Priya Raman',
    'Harbor Logistics Group',
    'Bay Transit Agency',
    'Python',
    'Nationality: Canadian',
    'Northgate Builders',
  ])
    expect(text).toContain(words);
  expect(text).not.toContain('Tableau');
});

test(
  'pasted text is read on the device, without a connection',
  { tag: ['@wide', '@release'] },
  async ({ page, context, signedIn: _person }) => {
    // What reads and what shows the review come with the tab.
    const reader = page.waitForEvent('worker');
    // The stream of events never ends: the network would not fall idle.
    await page.route('**/api/events', (route) => route.fulfill({ status: 204 }));
    await openImport(page);
    await reader;
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByLabel('Or paste the text of your CV').fill(pastedCv);
    await page.getByRole('button', { name: 'Process Pasted Content' }).click();
    await card(page, 'Pasted text').getByRole('button', { name: 'Use This Content' }).click();
    const review = page.getByRole('dialog', { name: 'Review of Pasted text' });
    const found = review.getByRole('region', { name: 'What we found' });
    await expect(found.getByLabel('Full Name', { exact: true })).toHaveValue('Tomás Ferreira');
    await found.getByLabel('Email', { exact: true }).focus();
    await expect(review.locator('mark[data-active]')).toHaveText('tomas.ferreira@example.org');
    await page.keyboard.press('Escape');
    await expect(review).toHaveCount(0);
    await context.setOffline(false);
  },
);

test(
  'a file too large or of another kind is refused before it is sent',
  { tag: '@phone' },
  async ({ page, signedIn: _person }) => {
    let sent = 0;
    await page.route('**/api/import', (route) => {
      sent += 1;
      return route.fallback();
    });
    await openImport(page);
    // By its path: so many bytes do not go through the browser's remote control.
    const film = join(mkdtempSync(join(tmpdir(), 'candor-film-')), 'film.pdf');
    writeFileSync(film, '%PDF');
    truncateSync(film, 25 * 1024 * 1024 + 1);
    await page.getByLabel('Files to import').setInputFiles(film);
    const sentence = 'film.pdf exceeds 25MB limit. Please choose a smaller file.';
    // At once: the toast goes after five seconds.
    await Promise.all([
      expect(card(page, 'film.pdf').getByRole('alert')).toHaveText(sentence),
      expect(page.getByText('File too large', { exact: true })).toBeVisible(),
    ]);
    await choose(page, { name: 'photo.heic', bytes: Buffer.from('heic') });
    await expect(card(page, 'photo.heic').getByRole('alert')).toContainText(
      'This file type isn’t supported.',
    );
    expect(sent).toBe(0);
  },
);

test.describe('a connection lost on the way', () => {
  test.use({ expectedErrors: ['net::ERR_'] });
  test(
    'is told beside the file, and tried again',
    { tag: ['@phone', '@release'] },
    async ({ page, signedIn: _person }) => {
      let isLost = true;
      await page.route('**/api/import', (route) =>
        isLost ? route.abort('connectionreset') : route.fallback(),
      );
      await openImport(page);
      await choose(page, { name: 'tomas.txt', bytes: Buffer.from(pastedCv) });
      await expect(card(page, 'tomas.txt').getByRole('alert')).toContainText('The connection was lost.');
      isLost = false;
      await card(page, 'tomas.txt').getByRole('button', { name: 'Try again' }).click();
      await expect(card(page, 'tomas.txt').getByText('Read', { exact: true })).toBeVisible();
    },
  );
});
