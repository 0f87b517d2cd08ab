import type { Page } from '@playwright/test';

/** Chooses an entry of the menu above the page. */
export async function choose(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'More for this page' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** Changes words of a line where it stands on the page, up to where the hand leaves it. */
export async function changeLine(page: Page, before: string, after: string): Promise<void> {
  const lines = page.getByRole('group', { name: /^Lines of page/ });
  await lines.getByRole('button', { name: before }).first().click();
  const box = page.getByRole('textbox', { name: 'This line' });
  await box.fill((await box.inputValue()).replace(before, after));
  const done = page.getByRole('button', { name: 'Done' });
  if (await done.isVisible()) await done.click();
  else await page.getByRole('region', { name: 'Pages' }).focus();
}
