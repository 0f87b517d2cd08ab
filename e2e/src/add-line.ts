import type { Page } from '@playwright/test';

/** Types one more line into the description of the newest job. */
export async function addLine(page: Page, line: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Work Experience/ })
    .first()
    .click();
  const description = page.getByLabel('Description').first();
  await description.fill(`${await description.inputValue()}\n${line}`);
}
