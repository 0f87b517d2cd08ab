import type { Page } from '@playwright/test';

/** Presses a key that writes nothing, and waits for what the work may need without a connection: it is loaded then. */
export async function beginWork(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/menu-list-')),
  );
}
