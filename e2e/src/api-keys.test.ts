import { expect, test } from './test.ts';

test.use({ expectedErrors: ['400'] });

test('an API key is made, shown once, opens what it may, and is revoked', async ({
  page,
  request,
  signedIn,
  accessible,
}) => {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'New API key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Backup script');
  await dialog.getByLabel('Current password', { exact: true }).fill('wrong-password');
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await expect(dialog.getByText('Choose what the key can do')).toBeVisible();
  await dialog.getByLabel('Read, check and download your CVs, letters and profile').check();
  await dialog.getByLabel('Expires after').selectOption('30 days');
  await accessible('the form of a new API key');
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await expect(dialog.getByText('This is not your password. Please try again.')).toBeVisible();
  await dialog.getByLabel('Current password', { exact: true }).fill(signedIn.password);
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await expect(dialog.getByText('You won’t see it again.')).toBeVisible();
  await accessible('a new API key');
  const secret = (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Done' }).click();

  const row = page.getByRole('list', { name: 'API keys' }).getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('never used');
  await expect(page.getByText(secret)).toHaveCount(0);
  await accessible('settings with an API key');

  const headers = { authorization: `Bearer ${secret}` };
  expect((await request.get('/api/my-cvs', { headers })).status()).toBe(200);
  expect((await request.get('/api/profile', { headers })).status()).toBe(403);
  await page.reload();
  await expect(row).toContainText('last used');
  await row.getByRole('button', { name: 'Revoke' }).click();
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toHaveCount(0);
  expect((await request.get('/api/my-cvs', { headers })).status()).toBe(401);
});
