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

test(
  'the tools are reached from the menu of a phone, each under its own name',
  { tag: '@phone' },
  async ({ page, signedIn, accessible }) => {
    expect(signedIn.token).not.toBe('');
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Tools' }).click();
    await accessible('the tools in the menu');
    await page.getByRole('link', { name: 'Contacts' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Network');
    await expect(page.getByRole('group', { name: 'Show' })).toHaveCount(0);
  },
);

test(
  'form and page scroll by themselves, and on a short screen next to nothing sticks',
  { tag: '@wide' },
  async ({ page, signedIn }) => {
    expect(signedIn.token).not.toBe('');
    await page.goto('/cv-builder');
    const generate = page.getByRole('button', { name: 'Generate Professional CV' });
    await expect(generate).toBeInViewport({ ratio: 1 });
    const before = await generate.boundingBox();
    await page.getByRole('button', { name: 'More Sections' }).first().click();
    expect(await generate.boundingBox()).toEqual(before);
    const isScrolling = () => document.documentElement.scrollHeight > innerHeight;
    expect(await page.evaluate(isScrolling)).toBe(false);

    // A window of 1440 by 900 at 200 %.
    await page.setViewportSize({ width: 720, height: 450 });
    const stuckPx = await page.evaluate(() => {
      scrollTo(0, 300);
      const stuck = [...document.querySelectorAll('header, main *')].filter((element) => {
        const { position } = getComputedStyle(element);
        const { top, bottom } = element.getBoundingClientRect();
        const isAtEdge = Math.abs(top) < 1 || Math.abs(bottom - innerHeight) < 1;
        return isAtEdge && (position === 'sticky' || position === 'fixed');
      });
      return stuck.reduce((sum, element) => sum + element.getBoundingClientRect().height, 0);
    });
    expect(stuckPx).toBeGreaterThan(0);
    expect(stuckPx / 450).toBeLessThan(0.15);
  },
);
