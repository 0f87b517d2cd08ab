import { readFile } from 'node:fs/promises';
import { generateCv } from '@candor/contracts/cv';
import { expect, test } from './test.ts';

test('all data is exported, brought in again, and deleted with the account', async ({
  page,
  request,
  signedIn,
  accessible,
  expectedErrors,
}) => {
  const headers = { authorization: `Bearer ${signedIn.token}` };
  const { path, example } = generateCv;
  expect((await request.post(path, { data: example.body, headers })).ok()).toBe(true);

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Export data' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download/ }).click({ timeout: 60_000 });
  const file = await (await download).path();
  expect((await readFile(file)).subarray(0, 2).toString()).toBe('PK');
  await accessible('settings with an export');

  await page.getByLabel('Export file to import').setInputFiles(file);
  await expect(page.getByText('1 document added.', { exact: true })).toBeVisible();
  await page.getByLabel('Export file to import').setInputFiles({
    name: 'holiday.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from('not a zip'),
  });
  expectedErrors.push('400 (Bad Request)');
  await expect(page.getByText(/holiday\.zip: This file is damaged/)).toBeVisible();

  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill('not it');
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(dialog.getByText('This is not your password')).toBeVisible();
  await dialog.getByLabel('Your password').fill(signedIn.password);
  await dialog.getByLabel('Your password').press('Enter');
  await page.waitForURL('**/auth');
  // Signing out tells a session that is gone already.
  expectedErrors.push('401 (Unauthorized)');
  const again = await request.post('/api/login', {
    data: { email: signedIn.email, password: signedIn.password },
  });
  expect(again.status()).toBe(401);
});
