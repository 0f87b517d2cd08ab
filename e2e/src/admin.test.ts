import { login, register } from '@candor/contracts/account';
import { administrator } from './administrator.ts';
import { aNewcomer, expect, test } from './test.ts';

test('an administrator finds accounts, stops one, deletes others, and exports', async ({
  page,
  request,
  accessible,
}) => {
  const word = `Quill${Date.now().toString(36)}`;
  const people = ['Anna', 'Bela', 'Cleo'].map((name) => ({ ...aNewcomer(), name: `${name} ${word}` }));
  for (const data of people) expect((await request.post(register.path, { data })).ok()).toBe(true);
  const answer = await request.post(login.path, { data: administrator });
  const { token } = login.reply.schema.parse(await answer.json());
  await page.addInitScript((value) => localStorage.setItem('auth_token', value), token);

  await page.goto('/admin');
  await expect(page.getByRole('definition').first()).toBeVisible();
  await page.getByLabel('Search users').fill(word);
  await expect(page.getByText('3 users')).toBeVisible();
  await expect(
    page.getByRole('img', { name: /^Requests: [\d,]+, [\d,]+ errors in the last day$/ }),
  ).toBeVisible();
  await accessible('admin');
  // What is only read out inside the table widens no page.
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await page.getByRole('button', { name: `Actions for Anna ${word}` }).click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  await expect(page.getByRole('row', { name: new RegExp(`Anna ${word}`) })).toContainText('Inactive');
  const [anna] = people;
  expect(
    (await request.post(login.path, { data: { email: anna?.email, password: anna?.password } })).status(),
  ).toBe(401);

  await page.getByLabel(`Plan of Bela ${word}`).selectOption('premium');
  await expect(page.getByText(`Bela ${word} is on the Premium plan.`, { exact: true })).toBeVisible();

  await page.getByLabel('Select all on this page').check();
  await page.getByRole('group', { name: 'Selected users' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/permanently delete these 3 users/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No users match your search.')).toBeVisible();
  await expect(page.getByText(`${administrator.email} deleted an account`).first()).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Data' }).click();
  expect((await download).suggestedFilename()).toMatch(/^admin-export-\d{4}-\d\d-\d\d\.csv$/);
});
