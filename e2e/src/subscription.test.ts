import { startNewCandor, type CandorServer } from '@candor/testing/server';
import { expect, test } from './test.ts';

test('plans in test mode: upgraded, lowered, cancelled, and shown wherever a limit matters', async ({
  page,
  signedIn,
  accessible,
  isMobile,
}) => {
  expect(signedIn.token).not.toBe('');
  await page.goto('/dashboard');
  await expect(page.getByText('0 of 10 CVs this month')).toBeVisible();
  if (isMobile) {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Subscription' }).click();
  } else {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Subscription' }).click();
  }
  await expect(page).toHaveURL(/\/subscription$/);
  await expect(page.getByText(/^Test mode\./)).toBeVisible();

  const plan = (name: string) =>
    page.getByRole('list', { name: 'Plans' }).getByRole('listitem', { name, exact: true });
  await expect(plan('Free')).toContainText('Current Plan');
  await expect(plan('Premium')).toContainText('Most Popular');
  await expect(plan('Premium')).toContainText('$9.00');
  await expect(plan('Professional')).toContainText('Unlimited CVs');
  await accessible('subscription');

  await plan('Premium').getByRole('button', { name: 'Upgrade to Premium' }).click();
  await expect(page.getByText('You’re on the Premium plan now.', { exact: true })).toBeVisible();
  await expect(plan('Premium')).toContainText('Current Plan');
  await expect(page.getByText('0 of 100 CVs this month')).toBeVisible();

  await plan('Free').getByRole('button', { name: 'Downgrade to Free' }).click();
  await expect(plan('Free')).toContainText('Current Plan');

  await plan('Professional').getByRole('button', { name: 'Upgrade to Professional' }).click();
  await expect(plan('Professional')).toContainText('Current Plan');
  await expect(plan('Premium').getByRole('button', { name: 'Downgrade to Premium' })).toBeDisabled();
  await expect(plan('Free').getByRole('button', { name: 'Downgrade to Free' })).toBeDisabled();
  await accessible('subscription, professional');

  await plan('Professional').getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByText('You’re on the Free plan now.', { exact: true })).toBeVisible();
  await expect(plan('Free')).toContainText('Current Plan');

  await page.goto('/cv-builder');
  await expect(page.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/subscription');
});

test.describe('without plans', { tag: ['@wide', '@release'] }, () => {
  // Beside the server of the other journeys, one for each worker.
  const port = Number(process.env['E2E_PORT'] ?? 3190) + 21 + Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
  let candor: CandorServer;
  test.beforeAll(async () => {
    candor = await startNewCandor({ port, env: { BILLING: 'off' } });
  });
  test.afterAll(async () => {
    await candor.stop();
    candor.forget();
  });
  test.use({ baseURL: `http://127.0.0.1:${port}` });

  test('no screen of them, no limit and nothing that leads there', async ({
    page,
    signedIn: _person,
    accessible,
  }) => {
    await page.goto('/cv-builder');
    await expect(page.getByRole('switch', { name: 'Brand-free CV' })).toBeVisible();
    await expect(page.getByText('CVs this month')).toHaveCount(0);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Your Career Dashboard' })).toBeVisible();
    await expect(page.getByText('CVs this month')).toHaveCount(0);
    await expect(page.locator('a[href="/subscription"]')).toHaveCount(0);
    await page.goto('/subscription');
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await accessible('no plans');
  });
});
