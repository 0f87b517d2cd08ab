import type { Page } from '@playwright/test';
import { aLetter } from './a-letter.ts';
import { beginWork } from './begin-work.ts';
import { changeLine } from './page-menu.ts';
import { goTo } from './go-to.ts';
import { expect, test } from './test.ts';

const shown = (page: Page) => page.getByRole('document', { name: 'Text of the pages' });

/** Changes the letter by hand, up to where the hand leaves it. */
async function write(page: Page, before: string, after: string, isMobile: boolean) {
  await goTo(page, 'Page', isMobile);
  await changeLine(page, before, after);
}

for (const { choice, stands, other, tag } of [
  {
    choice: 'Use the other version',
    stands: 'I can start in May.',
    other: 'I can start in June.',
    tag: '@wide',
  },
  {
    choice: 'Keep this version',
    stands: 'I can start in June.',
    other: 'I can start in May.',
    tag: ['@phone', '@release'],
  },
])
  test(
    `a letter changed on two devices: both versions are shown, and with "${choice}" the other is within reach`,
    { tag },
    async ({ page, context, browser, baseURL, request, signedIn, expectedErrors, accessible, isMobile }) => {
      // The stale write is refused with 409, which browsers report on the console; and so is a lost connection.
      expectedErrors.push('409', 'ERR_INTERNET_DISCONNECTED', 'Failed to load resource');
      const id = await aLetter(request, signedIn, [
        'I kept the night log for six years.',
        'I can start in March.',
      ]);
      await page.goto(`/letter-builder?edit=${id}`);
      await goTo(page, 'Page', isMobile);
      await expect(shown(page)).toContainText('I can start in March.');
      await beginWork(page);

      // Without a connection this one does not hear of the other.
      await context.setOffline(true);
      const device = await browser.newContext(baseURL ? { baseURL } : {});
      await device.addInitScript((value) => localStorage.setItem('auth_token', value), signedIn.token);
      const there = await device.newPage();
      await there.goto(`/letter-builder?edit=${id}`);
      await write(there, 'in March', 'in May', isMobile);
      await expect(there.getByText('Saved just now')).toBeAttached();
      await device.close();

      await write(page, 'in March', 'in June', isMobile);
      await context.setOffline(false);
      const question = page.getByRole('alert').filter({ hasText: 'This letter is open in another tab' });
      await expect(question).toContainText('I can start in May.', { timeout: 30_000 });
      await expect(question).toContainText('I can start in June.');
      await accessible('two versions of a letter');
      await question.getByRole('button', { name: choice }).click();
      await expect(question).toBeHidden();
      await goTo(page, 'Page', isMobile);
      await expect(shown(page)).toContainText(stands);
      await expect(shown(page)).toContainText('I kept the night log for six years.');

      // What does not stand is one step back, and nothing of either is lost on the way.
      await goTo(page, 'Form', isMobile);
      await page.getByRole('button', { name: 'Undo (Ctrl Z)' }).click();
      await goTo(page, 'Page', isMobile);
      await expect(shown(page)).toContainText(other);
      await goTo(page, 'Form', isMobile);
      await page.getByRole('button', { name: 'Redo (Ctrl Shift Z)' }).click();
      await expect(page.getByText('Saved just now')).toBeAttached();
      await page.reload();
      await goTo(page, 'Page', isMobile);
      await expect(shown(page)).toContainText(stands);
    },
  );
