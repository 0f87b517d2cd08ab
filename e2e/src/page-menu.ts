import type { Page } from '@playwright/test';

/** Chooses an entry of the menu above the page. */
export async function choose(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'More for this page' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}
