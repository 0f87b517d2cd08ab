import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const most = 10;

/** Plants tabs until there are as many as the builder is meant to hold; says whether all are in sight. */
async function withAllTabs(page: Page) {
  const list = page.getByRole('tablist', { name: 'CV builder' });
  return list.evaluate((element, wanted) => {
    const last = element.lastElementChild;
    for (let count = element.childElementCount; count < wanted; count += 1) {
      const planted = document.createElement('button');
      planted.role = 'tab';
      planted.className = last?.className ?? '';
      planted.textContent = 'Optimizer';
      element.insertBefore(planted, last);
    }
    return {
      count: element.childElementCount,
      isScrolled: element.scrollWidth > element.clientWidth,
      isScreenTooWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
      smallest: Math.min(...[...element.children].map((tab) => tab.getBoundingClientRect().height)),
    };
  }, most);
}

test(
  'ten tabs have room, each has an address, and those that do not work on the page take its width',
  { tag: '@widths' },
  async ({ page, signedIn, isMobile }) => {
    expect(signedIn.token).not.toBe('');
    await page.goto('/cv-builder?tab=export');
    const open = page.getByRole('tab', { name: 'Export' });
    await expect(open).toHaveAttribute('aria-selected', 'true');
    await expect(open).toBeInViewport({ ratio: 0.9 });
    const preview = page.getByRole('region', { name: 'Preview' });
    if (!isMobile) await expect(preview).toBeVisible();

    await page.getByRole('tab', { name: 'Salary' }).click();
    await expect(page).toHaveURL(/\?tab=salary$/);
    await expect(preview).toBeHidden();

    for (const width of isMobile ? [390] : [1440, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      const { smallest, ...shown } = await withAllTabs(page);
      expect(shown).toEqual({ count: most, isScrolled: isMobile, isScreenTooWide: false });
      expect(smallest).toBeGreaterThanOrEqual(44);
    }
  },
);
