import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

async function openDesign(page: Page) {
  await page.goto('/cv-builder');
  await page.getByRole('button', { name: 'Try with sample data' }).click();
  await page.getByRole('tab', { name: 'Design' }).click();
}

/** Waits until the page was drawn anew by what `change` did. On a phone the page is drawn though it is not in sight. */
async function redraws(page: Page, change: () => Promise<unknown>) {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/preview') && response.ok()),
    change(),
  ]);
  return answer;
}

async function exportedHtml(page: Page): Promise<string> {
  await page.getByRole('tab', { name: 'Export' }).click();
  await page.getByRole('radio', { name: /^Web page/ }).check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('tabpanel').getByRole('button', { name: 'Export' }).click(),
  ]);
  return readFileSync(await download.path(), 'utf8');
}

test('a page is bent to its person: layout, colour, type, spacing, fit, language, sections', async ({
  page,
  signedIn,
  accessible,
}) => {
  expect(signedIn.token).not.toBe('');
  await openDesign(page);
  await expect(page.getByRole('radio', { name: 'Europass' })).toBeAttached();
  await accessible('design');

  // By the keyboard alone: the gallery is one group of choices.
  await page.getByRole('radio', { name: 'Professional' }).focus();
  await redraws(page, () => page.keyboard.press('ArrowRight'));
  await expect(page.getByRole('radio', { name: 'Modern' })).toBeChecked();

  await redraws(page, () => page.getByRole('button', { name: 'Claret' }).click());
  await redraws(page, () => page.getByLabel('Type', { exact: true }).selectOption('garamond'));
  await page.getByLabel('Text size').focus();
  await redraws(page, () => page.keyboard.press('ArrowLeft'));
  await expect(page.getByText('95 %')).toBeVisible();
  await redraws(page, () => page.getByLabel('Language of headings and dates').selectOption('de'));
  await expect(page.getByRole('group', { name: 'Berufserfahrung' })).toBeVisible();
  await redraws(page, () => page.getByRole('button', { name: 'Hide Zertifikate' }).click());
  await page.getByRole('button', { name: 'More for Kenntnisse' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await redraws(page, () => page.getByLabel('Name of Kenntnisse').fill('Was ich kann'));
  await page.getByRole('button', { name: 'Done' }).click();
  await redraws(page, () => page.getByText('Fit to one page').click());
  await expect(page.getByText(/fits on one page|Fitted to one page/)).toBeVisible();
  await accessible('a changed design');

  // One step back and forward again, then a reload: nothing of it is lost.
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect(page.getByRole('radio', { name: 'No limit' })).toBeChecked();
  await page.getByRole('button', { name: /^Redo/ }).first().click();
  await expect(page.getByText('Saved just now')).toBeAttached();
  await page.reload();
  await page.getByRole('tab', { name: 'Design' }).click();
  await expect(page.getByLabel('Type', { exact: true })).toHaveValue('garamond');
  await expect(page.getByRole('radio', { name: 'Fit to one page' })).toBeChecked();

  const html = await exportedHtml(page);
  expect(html).toContain('Berufserfahrung');
  expect(html).toContain('Was ich kann');
  expect(html).toContain('#7a1f2b');
  expect(html).not.toContain('Zertifikate');

  // The written CV keeps the design of its form.
  await page.getByRole('tab', { name: 'Create CV' }).click();
  await page.getByRole('button', { name: 'Generate Professional CV' }).click();
  await page.waitForURL(/edit=/);
  await page.reload();
  await page.getByRole('tab', { name: 'Design' }).click();
  await expect(page.getByRole('radio', { name: 'Modern' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Claret' })).toHaveAttribute('aria-pressed', 'true');
});

test(
  'a photo is cropped here and stands on the page',
  { tag: '@release' },
  async ({ page, signedIn, accessible }) => {
    expect(signedIn.token).not.toBe('');
    await openDesign(page);
    const picture = await page.evaluate(() => {
      const canvas = document.createElement('canvas');
      canvas.width = 900;
      canvas.height = 700;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = '#88aacc';
      context.fillRect(0, 0, 900, 700);
      context.fillStyle = '#332211';
      context.fillRect(350, 200, 200, 300);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    });
    const buffer = Buffer.from(picture, 'base64');
    await page.getByLabel('Add a photo').setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer });
    await expect(page.getByText(/“notes.txt” can’t be used/)).toBeVisible();
    await page.getByLabel('Add a photo').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    await expect(page.getByRole('dialog', { name: 'Crop your photo' })).toBeVisible();
    // Until the picture is measured there is nothing to use; axe is to find the dialog as it stays.
    await expect(page.getByRole('button', { name: 'Use photo' })).toBeEnabled();
    await accessible('cropping a photo');
    await redraws(page, () => page.getByRole('button', { name: 'Use photo' }).click());
    await expect(page.getByRole('img', { name: 'You', exact: true })).toBeVisible();
    expect(await exportedHtml(page)).toContain('data:image/jpeg;base64,');
  },
);
