import { generateLetter, saveLetter } from '@candor/contracts/letters';
import type { Page } from '@playwright/test';
import { goTo } from './go-to.ts';
import { expect, test } from './test.ts';

const shown = (page: Page) => page.getByRole('document', { name: 'Text of the pages' });
const review = (page: Page) => page.getByRole('region', { name: 'Review the changes' });

test(
  'a letter generated again leaves edited words, and changes nothing before the person has chosen',
  { tag: '@release' },
  async ({ page, request, signedIn, accessible, isMobile }) => {
    const headers = { authorization: `Bearer ${signedIn.token}` };
    const { path, example, reply } = generateLetter;
    const made = await request.post(path, { headers, data: example.body });
    const { id, document, version } = reply.schema.parse(await made.json());
    const [first = '', ...others] = document.paragraphs;
    const own = `${first} I have never stopped reading about it.`;
    const edited = { ...document, paragraphs: [own, ...others] };
    await request.put(saveLetter.path.replace(':id', id), { headers, data: { version, document: edited } });

    // Whom it goes to stands on the page at once; what the letter tells is worded again: what would change is shown first.
    const wish = 'I would like to work nights again.';
    await page.goto(`/letter-builder?edit=${id}`);
    await page.getByLabel('Company Name').fill('Barton Creek Hospital');
    await goTo(page, 'Page', isMobile);
    await expect(shown(page)).toContainText('Barton Creek Hospital');
    await expect(shown(page)).toContainText('I have never stopped reading about it.');
    await goTo(page, 'Form', isMobile);
    await page.getByLabel('Experience').fill(wish);
    await page.getByRole('button', { name: 'Generate Letter' }).click();
    await expect(review(page)).toContainText(wish);
    await accessible('review of a letter generated again');
    await goTo(page, 'Page', isMobile);
    await expect(shown(page)).toContainText('I have never stopped reading about it.');
    await goTo(page, 'Form', isMobile);

    // It waits for a choice, also over a reload; nothing has changed meanwhile.
    await page.reload();
    await review(page).getByRole('button', { name: 'Keep mine' }).click();
    await expect(review(page)).toHaveCount(0);
    await goTo(page, 'Page', isMobile);
    await expect(shown(page)).not.toContainText(wish);
    await expect(shown(page)).toContainText('I have never stopped reading about it.');

    await goTo(page, 'Form', isMobile);
    await page.getByRole('button', { name: 'Generate Letter' }).click();
    await review(page)
      .getByRole('button', { name: /^Accept/ })
      .click();
    await expect(page.getByText('Changes made', { exact: true })).toBeVisible();
    await goTo(page, 'Page', isMobile);
    await expect(shown(page)).toContainText(wish);
    await expect(shown(page)).toContainText('Barton Creek Hospital');
    await expect(shown(page)).toContainText('I have never stopped reading about it.');
  },
);
