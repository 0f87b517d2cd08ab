import { register } from '@candor/contracts/account';
import { aProgram, pingMcp, RETURNS_TO } from './a-program.ts';
import { aNewcomer, expect, test } from './test.ts';

test.use({ otherHosts: ['http://127.0.0.1:4711'], expectedErrors: ['409'] });

test('who is not signed in signs in first, and comes back to what the program asks', async ({
  page,
  request,
}) => {
  const person = aNewcomer();
  await request.post(register.path, { data: person });
  const { address } = await aProgram(request);
  await page.goto(address);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).last().click();
  await expect(page.getByRole('heading', { name: 'Connect “Paper assistant”?' })).toBeVisible();
  await page.route(`${RETURNS_TO}*`, (route) => route.fulfill({ body: 'Back at the program' }));
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL(`${RETURNS_TO}?error=access_denied*`);
});

test('a program is connected by its person, uses what it may, is given more, and loses its access', async ({
  page,
  request,
  signedIn,
  accessible,
}) => {
  const { address, tokenFor } = await aProgram(request);
  await page.route(`${RETURNS_TO}*`, (route) => route.fulfill({ body: 'Back at the program' }));

  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Connect “Paper assistant”?' })).toBeVisible();
  await expect(page.getByText(signedIn.email)).toBeVisible();
  await expect(page.getByText('127.0.0.1:4711')).toBeVisible();
  await page.getByLabel('Create and change your applications').uncheck();
  await page.getByRole('button', { name: 'Connect', exact: true }).scrollIntoViewIfNeeded();
  await accessible('a program that asks to be connected');
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await page.waitForURL(`${RETURNS_TO}*`);

  const token = await tokenFor(page.url());
  const ping = () => pingMcp(request, token);
  expect((await ping()).status()).toBe(200);

  await page.goto('/settings#connections');
  const row = page.getByRole('list', { name: 'Connected programs' }).getByRole('listitem');
  await expect(row).toContainText('last used');
  await expect(row).not.toContainText('Create and change your applications');
  await row.getByRole('button', { name: 'Permissions' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Move a job', { exact: false }).check();
  await accessible('what a connected program may do at once');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Without asking: Move a job');
  await accessible('settings with a connected program');

  await row.getByRole('button', { name: 'Revoke' }).click();
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  // What stands behind a dialog is no listitem to anybody: the row is gone only when the dialog is.
  await expect(dialog).toHaveCount(0);
  await expect(row).toHaveCount(0);
  expect((await ping()).status()).toBe(401);

  // Coming back by the old address: what is over is told, and nothing is shared.
  await page.goto('/connect?client_id=nobody');
  await expect(page.getByRole('heading', { name: 'Can’t connect' })).toBeVisible();
});
