import type { Browser, Page } from '@playwright/test';
import { expect, test } from './test.ts';

const panelOf = (page: Page) => page.getByRole('tabpanel', { name: 'Career' });

/** The same person on a phone. */
async function phoneOf(browser: Browser, token: string) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const phone = await context.newPage();
  await phone.addInitScript((value) => localStorage.setItem('auth_token', value), token);
  return { context, phone };
}

test('a roadmap is made, two steps are completed, and it is as it was after a reload and on the phone', async ({
  page,
  signedIn,
  accessible,
  browser,
  isMobile,
}) => {
  await page.goto('/cv-builder?tab=career');
  const panel = panelOf(page);
  const create = panel.getByRole('button', { name: 'Create roadmap' });
  await panel.getByLabel('Current role').fill('Registered nurse');
  await create.click();
  await expect(panel.getByText('Please fill in both current and target roles.')).toBeVisible();

  // What is typed is there again, before anything was made of it.
  await panel.getByLabel('Interests').fill('data, teaching');
  await page.reload();
  await expect(panel.getByLabel('Current role')).toHaveValue('Registered nurse');
  await expect(panel.getByLabel('Interests')).toHaveValue('data, teaching');
  await panel.getByLabel('Target role').fill('Health informatics specialist');
  await accessible('career form');
  await create.click();
  // Nothing is kept until it is saved.
  await expect(panel.getByText('This roadmap isn’t saved yet.')).toBeVisible();
  await panel.getByRole('button', { name: 'Save roadmap' }).click();
  await expect(panel.getByText('0 of 5 steps complete')).toBeVisible();
  await expect(page).toHaveURL(/tab=career&roadmap=[\w-]{36}/);

  const progress = panel.getByRole('progressbar', { name: 'Overall progress' });
  for (const number of [1, 2]) {
    const step = panel.getByRole('region', { name: new RegExp(`^Step ${number}:`) });
    if (number === 1) await step.getByRole('checkbox').first().check();
    await step.getByRole('button', { name: 'Mark Complete' }).click();
    await expect(step.getByText(/^Completed/)).toBeVisible();
    await panel.getByRole('listitem').filter({ hasText: 'Now' }).getByRole('button').first().click();
  }
  await expect(progress).toHaveAttribute('aria-valuenow', '40');
  await expect(panel.getByRole('img', { name: /^Occupations by skills in common/ })).toBeVisible();
  await accessible('roadmap');

  await page.reload();
  await expect(panel.getByText('2 of 5 steps complete')).toBeVisible();
  await expect(panel.getByRole('region', { name: /^Step 3:/ })).toBeVisible();

  const { context, phone } = await phoneOf(browser, signedIn.token);
  await phone.goto(page.url());
  await expect(panelOf(phone).getByText('2 of 5 steps complete')).toBeVisible();
  await panelOf(phone)
    .getByRole('button', { name: /Completed/ })
    .first()
    .click();
  await expect(panelOf(phone).getByRole('checkbox').first()).toBeChecked();
  await context.close();

  if (isMobile) return;
  await panel.getByRole('button', { name: 'More for this roadmap' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(panel.getByRole('heading', { name: 'Your roadmaps' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await panel
    .getByRole('button', { name: 'Registered nurse to Health informatics specialist', exact: true })
    .click();
  await expect(panel.getByText('2 of 5 steps complete')).toBeVisible();
});
