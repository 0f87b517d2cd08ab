import type { Page } from '@playwright/test';
import { generateCv } from '@candor/contracts/cv';
import { sampleDraft } from '@candor/domain/cv';
import { aLetter } from './a-letter.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './test.ts';

/** The screens of a person, each with its heading. */
const screens = [
  ['/dashboard', 'Your Career Dashboard'],
  ['/applications', 'Applications'],
  ['/profile', 'Your profile'],
  ['/settings', 'Settings'],
  ['/notifications', 'Notifications'],
  ['/subscription', 'Subscription'],
] as const;

const builderTabs = ['optimizer', 'design', 'export', 'interview', 'salary', 'career', 'network'] as const;

async function fits(page: Page, screen: string): Promise<void> {
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isTooWide, `${screen} is wider than a phone`).toBe(false);
  await expectAccessible(page, screen, { inDark: true });
}

test(
  'every screen of a person fits a phone and is accessible there, in light and dark',
  { tag: '@phone' },
  async ({ page, signedIn: _person }) => {
    for (const [path, words] of screens) {
      await page.goto(path);
      // The navigation holds these words as well, and is there before the screen is.
      await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
      await expect(page.locator('.animate-pulse')).toHaveCount(0);
      await fits(page, path);
    }
  },
);

test(
  'every tab of a document fits a phone and is accessible there, in light and dark',
  { tag: '@phone' },
  async ({ page, request, signedIn }) => {
    const headers = { authorization: `Bearer ${signedIn.token}` };
    const made = await request.post(generateCv.path, { headers, data: sampleDraft });
    const cv = generateCv.reply.schema.parse(await made.json());
    const letter = await aLetter(request, signedIn, ['I kept the night log for six years.']);
    for (const tab of builderTabs) {
      await page.goto(`/cv-builder?edit=${cv.id}&tab=${tab}`);
      await expect(page.getByRole('tab', { selected: true }).first()).toBeVisible();
      await expect(page.getByRole('tabpanel').first()).toBeVisible();
      await fits(page, `the ${tab} tab`);
    }
    await page.goto(`/letter-builder?edit=${letter}`);
    await expect(page.getByRole('tabpanel').first()).toBeVisible();
    await fits(page, 'the letter builder');
  },
);
