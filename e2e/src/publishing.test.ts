import { generateCv } from '@candor/contracts/cv';
import { devices } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './test.ts';

// An address that is refused.
test.use({ expectedErrors: ['400'] });

const password = 'lamp-on-the-desk';
// Chromium as any phone: the profile names the browser it was made for.
const { defaultBrowserType: _browser, ...iPhone } = devices['iPhone 13'];

test('a CV is published with a password, opened on a phone, downloaded and taken down', async ({
  page,
  browser,
  request,
  signedIn,
  accessible,
  baseURL,
}) => {
  const made = await request.post(generateCv.path, {
    data: generateCv.example.body,
    headers: { authorization: `Bearer ${signedIn.token}` },
  });
  expect(made.status()).toBe(generateCv.reply.status);
  const address = `ana-${process.pid}-${Date.now().toString(36)}`;

  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^More/ }).first().click();
  await page.getByRole('menuitem', { name: 'Public page' }).click();
  const dialog = page.getByRole('dialog', { name: 'Public page' });
  await expect(dialog.getByText('Publishing also turns on “Public profile”')).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: 'Phone' })).not.toBeChecked();

  const field = dialog.getByRole('textbox', { name: 'Address' });
  await expect(field).toHaveValue('ana-ruiz');
  await field.fill('Admin');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog.getByText('This address is reserved. Please choose another.')).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill(address);
  await dialog.getByRole('switch', { name: 'Require a password' }).click();
  await dialog.getByLabel('Password for visitors').fill(password);
  await accessible('publishing a CV');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog.getByText('Anyone with the link and the password can see this CV.')).toBeVisible();
  await accessible('a published CV');

  const phone = await browser.newContext({ ...iPhone, baseURL });
  const visitor = await phone.newPage();
  const scripts: string[] = [];
  const errors: string[] = [];
  visitor.on('request', (asked) => asked.resourceType() === 'script' && scripts.push(asked.url()));
  visitor.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await visitor.goto(`/p/${address.toUpperCase()}`);
  await expect(visitor.getByRole('heading', { name: 'This CV is password protected' })).toBeVisible();
  await expectAccessible(visitor, 'password');
  await visitor.getByLabel('Password').fill(password);
  await visitor.getByRole('button', { name: 'View CV' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Ana Ruiz' })).toBeVisible();
  await expect(visitor.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(visitor.getByText('Triage')).toBeVisible();
  await expect(visitor.getByText('555 0148')).toHaveCount(0);
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expectAccessible(visitor, 'phone');
  const downloading = visitor.waitForEvent('download');
  await visitor.getByRole('link', { name: 'Download PDF' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^Ana.Ruiz.*\.pdf$/);

  // On a wide screen stand the pages as they are drawn, and their text is there for who does not see them.
  await visitor.setViewportSize({ width: 1280, height: 900 });
  const picture = visitor.locator('.pages img').first();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(500);
  await expectAccessible(visitor, 'wide');
  await visitor.getByRole('link', { name: 'Text version' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Ana Ruiz' })).toBeVisible();
  await expectAccessible(visitor, 'text');
  expect(scripts).toEqual([]);
  expect(errors).toEqual([]);

  await page.reload();
  await page.getByRole('button', { name: /^More/ }).first().click();
  await page.getByRole('menuitem', { name: 'Public page' }).click();
  await expect(dialog.getByRole('img', { name: /^Views in the last 30 days: 1 from/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Take down' }).click();
  await expect(dialog.getByText('This page is off. Nobody else can see it.')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'This page isn’t available' })).toBeVisible();
  await expectAccessible(visitor, 'gone');
  await phone.close();
});
