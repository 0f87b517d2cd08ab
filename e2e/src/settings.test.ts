import { expect, test } from './test.ts';

test('settings are saved on the server, and what is not saved waits on the device', async ({
  page,
  browser,
  baseURL,
  signedIn,
  accessible,
  isMobile,
}) => {
  await page.goto('/dashboard');
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.waitForURL('**/settings');
  const name = page.getByRole('textbox', { name: 'Full Name' });
  await expect(name).toHaveValue(signedIn.name);
  await accessible('settings');

  await name.fill('');
  await page.getByRole('button', { name: 'Save All Settings' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(name).toBeFocused();

  // Left without saving, and taken up again.
  await name.fill('Maren Okafor');
  await page.getByRole('switch', { name: 'Marketing emails' }).click();
  await expect(page.getByText('Unsaved changes, kept on this device')).toBeVisible();
  await page.goto('/dashboard');
  await page.goto('/settings');
  await expect(name).toHaveValue('Maren Okafor');
  await page.getByLabel('Theme', { exact: true }).selectOption('Dark');
  await page.getByLabel('Dates in new CVs').selectOption('2024-03');
  await page.getByRole('button', { name: 'Save All Settings' }).click();
  await expect(page.getByText('Settings saved', { exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByText('Unsaved changes, kept on this device')).toBeHidden();

  // Another browser of the same person shows the same.
  const other = await browser.newContext({ ...(baseURL && { baseURL }) });
  await other.addInitScript((token) => localStorage.setItem('auth_token', token), signedIn.token);
  const elsewhere = await other.newPage();
  await elsewhere.goto('/settings');
  await expect(elsewhere.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Maren Okafor');
  await expect(elsewhere.getByRole('switch', { name: 'Marketing emails' })).toBeChecked();
  await expect(elsewhere.locator('html')).toHaveAttribute('data-theme', 'dark');
  await other.close();
});

test('without auto-save what is typed waits on the device until it is saved', async ({
  page,
  request,
  signedIn,
}) => {
  const headers = { authorization: `Bearer ${signedIn.token}` };
  expect((await request.put('/api/preferences', { data: { autoSave: false }, headers })).ok()).toBe(true);
  await page.goto('/cv-builder');
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Maren Okafor');
  await expect(page.getByText('Unsaved changes, kept on this device')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Maren Okafor');
  const draft = async () => (await request.get('/api/drafts/new', { headers })).text();
  expect(await draft()).not.toContain('Maren Okafor');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.getByText('Saved just now')).toBeVisible();
  expect(await draft()).toContain('Maren Okafor');
});
