import type { APIRequestContext, Page } from '@playwright/test';
import { login } from '@candor/contracts/account';
import { createApiKey } from '@candor/contracts/api-keys';
import { expect, test, type Person } from './test.ts';

/** Signs in somewhere else; gives the token of that session. */
async function signInElsewhere(request: APIRequestContext, { email, password }: Person): Promise<string> {
  const answer = await request.post(login.path, { data: { email, password } });
  expect(answer.status()).toBe(200);
  return login.reply.schema.parse(await answer.json()).token;
}

/** Does something elsewhere that every other device is told of. */
async function createKey(request: APIRequestContext, { password }: Person, token: string) {
  const answer = await request.post(createApiKey.path, {
    headers: { authorization: `Bearer ${token}` },
    data: { ...createApiKey.example.body, currentPassword: password },
  });
  expect(answer.status()).toBe(createApiKey.reply.status);
}

const bell = (page: Page, unread: number) =>
  page.getByRole('button', {
    name: unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`,
    exact: true,
  });

test('the bell tells in every tab what happened elsewhere; what is read, dismissed or switched off in one is so in all', async ({
  page,
  context,
  browser,
  baseURL,
  signedIn,
  accessible,
}) => {
  // A browser of its own: the account does not know it.
  const { request } = await browser.newContext(baseURL ? { baseURL } : {});
  const listening = page.waitForResponse((answer) => answer.url().includes('/api/events'));
  await page.goto('/dashboard');
  await expect(bell(page, 0)).toBeVisible();
  await listening;
  const tab = await context.newPage();
  await tab.goto('/dashboard');
  await expect(bell(tab, 0)).toBeVisible();

  const token = await signInElsewhere(request, signedIn);
  await expect(bell(page, 1)).toBeVisible();
  await expect(bell(tab, 1)).toBeVisible();
  for (let key = 0; key < 6; key += 1) await createKey(request, signedIn, token);
  await expect(bell(page, 7)).toBeVisible();

  await bell(page, 7).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('listitem')).toHaveCount(5);
  await expect(panel.getByText('Just now').first()).toBeVisible();
  await accessible('the panel of notifications');
  await panel.getByRole('button', { name: 'Unread: An API key was created' }).first().click();
  await expect(panel.getByRole('button', { name: 'An API key was created', exact: true })).toHaveCount(1);
  await expect(bell(tab, 6)).toBeVisible();

  await panel.getByRole('link', { name: 'View all' }).click();
  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible();
  const all = page.getByRole('main').getByRole('listitem');
  await expect(all).toHaveCount(7);
  await expect(all.last()).toContainText('New sign-in to your account');
  await accessible('all notifications');
  await all.last().getByRole('button', { name: 'Dismiss: New sign-in' }).click();
  await expect(all).toHaveCount(6);
  await expect(bell(tab, 5)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(all).toHaveCount(7);
  await expect(bell(tab, 6)).toBeVisible();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell(page, 0)).toBeVisible();
  await expect(bell(tab, 0)).toBeVisible();

  await page.getByRole('link', { name: 'Notification settings' }).click();
  await page.getByRole('switch', { name: 'Account', exact: true }).click();
  await accessible('the settings of notifications');
  const saved = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Save All Settings' }).click();
  await saved;
  await expect(page.getByText('Settings saved', { exact: true })).toBeVisible();
  await createKey(request, signedIn, token);
  await tab.goto('/notifications');
  await expect(tab.getByRole('main').getByRole('listitem')).toHaveCount(7);
  await expect(bell(tab, 0)).toBeVisible();
});
