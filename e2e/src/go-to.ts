import type { Page } from '@playwright/test';

/** Goes to the form or the page of an editor, which a phone shows one at a time. */
export async function goTo(page: Page, zone: 'Form' | 'Page', isMobile: boolean) {
  if (isMobile) await page.getByRole('radio', { name: zone, exact: true }).last().check({ force: true });
}
