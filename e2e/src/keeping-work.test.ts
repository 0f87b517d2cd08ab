import type { Page } from '@playwright/test';
import { generateCv } from '@candor/contracts/cv';
import { expect, test } from './test.ts';

const shown = (page: Page) => page.getByRole('document', { name: 'Text of the pages' });

async function toForm(page: Page, isMobile: boolean) {
  if (isMobile) await page.getByRole('radio', { name: 'Form', exact: true }).last().check({ force: true });
}

async function toPage(page: Page, isMobile: boolean) {
  if (isMobile) await page.getByRole('radio', { name: 'Page', exact: true }).last().check({ force: true });
}

async function startWithSample(page: Page) {
  await page.goto('/cv-builder');
  await page.getByRole('button', { name: 'Try with sample data' }).click();
  await expect(page.getByText('Saved just now')).toBeAttached();
}

test.describe('without a connection', () => {
  test.use({ expectedErrors: ['ERR_INTERNET_DISCONNECTED', 'Failed to load resource'] });

  test(
    'what is typed stays on the device and is sent when the connection is back',
    { tag: '@phone' },
    async ({ page, context, signedIn, accessible }) => {
      expect(signedIn.token).not.toBe('');
      await startWithSample(page);
      await context.setOffline(true);
      await page.getByLabel('Full Name').fill('Ngozi Adeyemi-Bergström');
      await expect(page.getByText('Offline: kept on this device')).toBeVisible();
      await accessible('builder without a connection');
      await context.setOffline(false);
      await expect(page.getByText('Saved just now')).toBeAttached({ timeout: 30_000 });
      await page.reload();
      await expect(page.getByLabel('Full Name')).toHaveValue('Ngozi Adeyemi-Bergström');
    },
  );

  test(
    'a CV whose answer was lost is there at the second try, and counts once',
    { tag: '@wide' },
    async ({ page, signedIn, isMobile }) => {
      expect(signedIn.token).not.toBe('');
      await startWithSample(page);
      let lost = 0;
      await page.route(`**${generateCv.path}`, async (route) => {
        if (lost > 0) return route.fallback();
        lost += 1;
        await route.fetch();
        await route.abort('connectionreset');
      });
      await page.getByRole('button', { name: 'Generate Professional CV' }).click();
      await expect(page.getByText('The connection was lost.')).toBeVisible();
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.waitForURL(/edit=/);
      await toPage(page, isMobile);
      await expect(shown(page)).toContainText('Riverside Medical Center');
      await page.goto('/dashboard');
      await expect(page.getByText('1 of 10 CVs this month')).toBeVisible();
      await expect(page.getByRole('heading', { level: 3 })).toHaveCount(1);
    },
  );
});

test(
  'two tabs and devices show the same form; what both changed while apart is asked about and nothing is lost',
  { tag: '@wide' },
  async ({ page, context, browser, baseURL, signedIn, expectedErrors, accessible }) => {
    // The stale write is refused with 409, which browsers report on the console.
    expectedErrors.push('409', 'ERR_INTERNET_DISCONNECTED', 'Failed to load resource');
    await startWithSample(page);
    const tab = await context.newPage();
    await tab.goto('/cv-builder');
    await tab.getByLabel('Phone').fill('+1 512 555 0199');
    await expect(page.getByLabel('Phone')).toHaveValue('+1 512 555 0199');
    await tab.close();

    const device = await browser.newContext(baseURL ? { baseURL } : {});
    await device.addInitScript((value) => localStorage.setItem('auth_token', value), signedIn.token);
    const there = await device.newPage();
    await there.goto('/cv-builder');
    await there.getByLabel('Location').fill('Beaumont, TX');
    await expect(page.getByLabel('Location')).toHaveValue('Beaumont, TX');

    await context.setOffline(true);
    await page.getByLabel('Location').fill('Lubbock, TX');
    await expect(page.getByText('Offline: kept on this device')).toBeVisible();
    const isSaved = there.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.url().includes('/api/drafts/') && answer.ok(),
    );
    await there.getByLabel('Location').fill('Galveston, TX');
    await isSaved;
    await device.close();
    await context.setOffline(false);
    await expect(page.getByText('This form is open in another tab or on another device')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Galveston');
    await expect(page.getByRole('alert')).toContainText('Lubbock');
    await accessible('conflict');
    await page.getByRole('button', { name: 'Use the other version' }).click();
    await expect(page.getByLabel('Location')).toHaveValue('Galveston, TX');
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect(page.getByLabel('Location')).toHaveValue('Lubbock, TX');
  },
);

test(
  'markup, emoji, right-to-left and Chinese names stand on the page as they were typed',
  { tag: ['@phone', '@release'] },
  async ({ page, signedIn, isMobile }) => {
    expect(signedIn.token).not.toBe('');
    await startWithSample(page);
    for (const name of [
      '<img src=x onerror=alert(1)> #set text(red)',
      '李小龍 Nguyễn Thị Ánh',
      'עדינה בן־דוד',
      'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaft',
    ]) {
      await toForm(page, isMobile);
      await page.getByLabel('Full Name').fill(name);
      await toPage(page, isMobile);
      await expect(shown(page)).toContainText(name);
    }
    await expect(page.getByRole('img', { name: /page 1 of/ })).toBeVisible();
  },
);
