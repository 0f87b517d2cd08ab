import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { getDocumentProxy, extractText } from 'unpdf';
import { goTo } from './go-to.ts';
import { changeLine, choose } from './page-menu.ts';
import { expect, test } from './test.ts';

async function openSection(page: Page, name: string) {
  const heading = page.getByRole('button', { name, exact: false }).and(page.locator('[aria-expanded]'));
  if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click();
}

async function exported(page: Page, format: string): Promise<{ name: string; bytes: Buffer }> {
  await page.getByRole('radio', { name: new RegExp(`^${format}`) }).check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('tabpanel').getByRole('button', { name: 'Export' }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

test('from sample data to a CV that is edited, exported, viewed and deleted', async ({
  page,
  signedIn,
  accessible,
  isMobile,
}) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Your Career Dashboard' })).toBeVisible();
  await expect(page.getByText(`Welcome, ${signedIn.name}`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Create Professional CV' })).toBeVisible();
  await accessible('empty dashboard');

  await page.getByRole('link', { name: 'Create CV' }).click();
  await expect(page.getByRole('button', { name: 'Generate Professional CV' })).toBeVisible();
  await accessible('empty builder');

  // The account's name and address are there; what else is required says so.
  await expect(page.getByLabel('Full Name')).toHaveValue(signedIn.name);
  await expect(page.getByLabel('Email')).toHaveValue(signedIn.email);
  await page.getByRole('button', { name: 'Generate Professional CV' }).click();
  await expect(page.getByText('Job title is required')).toBeVisible();
  await openSection(page, 'Personal Information');

  await page.getByRole('button', { name: 'Try with sample data' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Maren Okafor-Lindqvist');
  await page.getByLabel('Full Name').fill('Ana-Lucía Ruiz de la Prada');
  await openSection(page, 'Work Experience');
  await page
    .getByLabel('Description')
    .first()
    .fill('Responsible for managing 12 nurses\nHelped with the move to a new building');
  await accessible('filled builder');

  // The page follows the keys.
  await goTo(page, 'Page', isMobile);
  await expect(page.getByRole('img', { name: /page 1 of/ })).toBeVisible();
  await expect(page.getByRole('document', { name: 'Text of the pages' })).toContainText(
    'Responsible for managing 12 nurses',
  );
  await accessible('preview');
  await goTo(page, 'Form', isMobile);

  await page.getByRole('button', { name: 'Generate Professional CV' }).dblclick();
  await page.waitForURL(/edit=/);
  // What is done shows itself, on a phone too.
  await expect(page.getByRole('img', { name: /page 1 of/ })).toBeVisible();
  await goTo(page, 'Form', isMobile);
  // The person's own line stands until they take what is proposed for it.
  const mark = page.getByRole('listitem').filter({ hasText: 'Responsible for managing 12 nurses' });
  await expect(page.getByRole('heading', { name: /^\d+ to finish$/ })).toBeVisible();
  await mark.getByRole('button', { name: 'Use this' }).first().click();
  await expect(mark).toHaveCount(0);
  await goTo(page, 'Page', isMobile);
  await expect(page.getByRole('document', { name: 'Text of the pages' })).toContainText('Manage 12 nurses');

  // Edit begins on the first line of the page; another is pressed. The page and the stored CV follow.
  await choose(page, 'Edit');
  await expect(page.getByRole('textbox', { name: 'This line' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'This line' })).toHaveValue('Ana-Lucía Ruiz de la Prada');
  await accessible('the first line of the page');
  if (isMobile) await page.getByRole('button', { name: 'Done' }).click();
  await changeLine(page, 'Manage 12 nurses', 'Manage 12 nurses on two wards');
  await expect(page.getByText('Saved just now')).toBeAttached();
  await page.getByLabel('Layout').selectOption('executive');
  await expect(page.getByRole('document', { name: 'Text of the pages' })).toContainText('on two wards');

  await page.getByRole('group', { name: 'Page tools' }).getByRole('button', { name: 'Export' }).click();
  await accessible('export');
  const pdf = await exported(page, 'PDF');
  expect(pdf.name).toMatch(/Ana-Lucía Ruiz de la Prada.*\.pdf$/);
  const { text: read } = await extractText(await getDocumentProxy(new Uint8Array(pdf.bytes)), {
    mergePages: true,
  });
  expect(read).toContain('Manage 12 nurses on two wards');
  expect((await exported(page, 'Word')).bytes.subarray(0, 2).toString()).toBe('PK');
  expect((await exported(page, 'Web page')).bytes.toString()).toContain('<!doctype html>');
  expect((await exported(page, 'Plain text')).bytes.toString()).toContain('WORK EXPERIENCE');

  // What was done is there after a reload.
  await page.reload();
  await goTo(page, 'Page', isMobile);
  await expect(page.getByRole('document', { name: 'Text of the pages' })).toContainText('on two wards');

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(1);
  await expect(page.getByText('1 of 10 CVs this month')).toBeVisible();
  await expect(page.getByRole('img', { name: /first page/ })).toBeVisible();
  await accessible('dashboard');

  await page.getByRole('button', { name: /^View / }).click();
  const overlay = page.getByRole('dialog');
  await expect(overlay.getByRole('img', { name: /page 1 of/ })).toBeVisible();
  await overlay.getByLabel('Template').selectOption('classic');
  await expect(overlay.getByRole('img', { name: /page 1 of/ })).toBeVisible();
  await accessible('view overlay');
  await overlay.getByRole('button', { name: 'Close' }).last().click();

  const [txt] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: 'Download' })
      .click()
      .then(() => page.getByRole('menuitem', { name: /Plain text/ }).click()),
  ]);
  expect(txt.suggestedFilename()).toMatch(/\.txt$/);

  await page.getByRole('link', { name: 'Edit' }).click();
  await page.waitForURL(/edit=/);
  await expect(page.getByLabel('Full Name')).toHaveValue('Ana-Lucía Ruiz de la Prada');

  await page.goto('/dashboard');
  // A picture asked for is waited for: what is in the trash by the time it is answered has none.
  await expect(page.getByRole('img', { name: /first page/ })).toBeVisible();
  await page.getByRole('button', { name: /^Move .+ to trash$/ }).click();
  await expect(page.getByText('Moved to the trash', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'Trash' }).check({ force: true });
  await page.getByRole('button', { name: 'Delete forever' }).click();
  await expect(
    page.getByText(/Are you sure you want to permanently delete ".+"\? This action cannot be undone\./),
  ).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('CV Deleted', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'In use' }).check({ force: true });
  await expect(page.getByRole('heading', { name: 'Create Professional CV' })).toBeVisible();
  // Deleting gives nothing back.
  await expect(page.getByText('1 of 10 CVs this month')).toBeVisible();
});
