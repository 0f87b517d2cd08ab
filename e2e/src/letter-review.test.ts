import { aLetter } from './a-letter.ts';
import { selectWords } from './a-review.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './test.ts';

// A link that is over is answered with 404.
test.use({ expectedErrors: ['404'] });

test(
  'a letter is reviewed by a link: a comment, a suggestion taken back, another accepted, and the link revoked',
  { tag: '@release' },
  async ({ page, browser, baseURL, request, signedIn, accessible, viewport, isMobile, hasTouch }) => {
    const id = await aLetter(request, signedIn, [
      'I kept the night log of the surgical ward for six years.',
      'I can start in March.',
    ]);
    await page.goto(`/letter-builder?edit=${id}&tab=collaborate`);
    await page.getByRole('button', { name: 'Invite a reviewer' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Who is it for?').fill('Joel');
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const link = await dialog.getByText(/\/review\/[\w-]{22}$/).textContent();
    await dialog.getByRole('button', { name: 'Done' }).click();

    const context = await browser.newContext({ viewport, isMobile, hasTouch, ...(baseURL && { baseURL }) });
    const reviewer = await context.newPage();
    const errors: string[] = [];
    reviewer.on('pageerror', (error) => errors.push(error.message));
    await reviewer.goto(new URL(link ?? '').pathname);
    await expect(
      reviewer.getByRole('heading', { name: `${signedIn.name} asked you to review this letter` }),
    ).toBeVisible();
    await reviewer.getByLabel('Your name').fill('Joel');
    await reviewer.getByRole('button', { name: 'Open' }).click();
    await expect(reviewer.getByRole('heading', { name: `${signedIn.name}’s letter` })).toBeVisible();

    await selectWords(reviewer, 'six years');
    await reviewer.getByRole('button', { name: 'Comment', exact: true }).click();
    await reviewer.getByRole('textbox', { name: 'Comment', exact: true }).fill('Say on which ward.');
    await reviewer.getByRole('region', { name: 'Comment' }).getByRole('button', { name: 'Comment' }).click();
    await expect(page.getByText('Say on which ward.')).toBeVisible();

    const suggest = async (words: string) => {
      await selectWords(reviewer, 'in March');
      await reviewer.getByRole('button', { name: 'Suggest a change' }).click();
      await reviewer.getByRole('textbox', { name: 'Suggested words' }).fill(words);
      await reviewer.getByRole('button', { name: 'Suggest', exact: true }).click();
    };
    await suggest('next year');
    await expect(page.getByText('added: next year')).toBeAttached();
    await expectAccessible(reviewer, 'a suggestion of a letter');
    await reviewer.getByRole('button', { name: 'Withdraw' }).click();
    await expectAccessible(reviewer, 'the question before a suggestion is withdrawn');
    await reviewer.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByText('added: next year')).toHaveCount(0);

    await suggest('on May 1');
    await accessible('a suggestion in the letter builder');
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(
      page.getByText('Suggestion accepted', { exact: true }).filter({ visible: true }),
    ).toBeVisible();
    await expect(
      reviewer.getByRole('main').getByRole('paragraph').filter({ hasText: 'I can start on May 1.' }),
    ).toBeVisible();
    await expect(reviewer.getByRole('button', { name: 'Withdraw' })).toHaveCount(0);

    await page.getByRole('button', { name: 'Revoke Joel' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(reviewer.getByRole('heading', { name: 'This link isn’t available' })).toBeVisible();
    expect(errors).toEqual([]);
    await context.close();
  },
);
