import type { Response } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';
import { generateCv } from '@candor/contracts/cv';
import { selectWords } from './a-review.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './test.ts';

// A link that is over is answered with 404.
test.use({ expectedErrors: ['404'] });

test('a reviewer without an account comments and suggests, the owner accepts and revokes, each seen at once', async ({
  page,
  browser,
  request,
  signedIn,
  accessible,
  viewport,
  isMobile,
  hasTouch,
}) => {
  const made = await request.post(generateCv.path, {
    data: generateCv.example.body,
    headers: { authorization: `Bearer ${signedIn.token}` },
  });
  const { id } = generateCv.reply.schema.parse(await made.json());
  await page.goto(`/cv-builder?edit=${id}`);
  if (isMobile) await page.getByRole('radio', { name: 'Page', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await accessible('the ways to share');
  await page.getByRole('button', { name: /^Review link/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Who is it for?').fill('Maria');
  await dialog.getByRole('button', { name: 'Ask a question' }).click();
  await dialog.getByRole('textbox', { name: 'Question 1' }).fill('Is the summary clear?');
  await dialog.getByRole('combobox', { name: 'Question 1 is about' }).selectOption('WORK EXPERIENCE');
  await accessible('inviting a reviewer');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByText(/\/review\/[\w-]{22}$/).textContent();
  await dialog.getByRole('button', { name: 'Done' }).click();
  if (isMobile) await page.getByRole('radio', { name: 'Form', exact: true }).check({ force: true });
  await page.getByRole('tab', { name: 'Collaborate' }).click();

  const context = await browser.newContext({
    viewport,
    isMobile,
    hasTouch,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    ...(new URL(page.url()).origin && { baseURL: new URL(page.url()).origin }),
  });
  const reviewer = await context.newPage();
  const errors: string[] = [];
  const scripts: Promise<Buffer>[] = [];
  const keepScript = (answer: Response) => {
    if (answer.request().resourceType() === 'script') scripts.push(answer.body());
  };
  reviewer.on('response', keepScript);
  reviewer.on('pageerror', (error) => errors.push(error.message));
  await reviewer.goto(new URL(link ?? '').pathname);
  await expect(reviewer.getByRole('heading', { name: 'Ana Ruiz asked you to review this CV' })).toBeVisible();
  await expectAccessible(reviewer, 'the gate');
  await reviewer.getByLabel('Your name').fill('Maria');
  await reviewer.getByRole('button', { name: 'Open' }).click();
  await expect(reviewer.getByRole('heading', { name: 'Ana Ruiz’s CV' })).toBeVisible();
  await expect(reviewer.getByText('ana@example.org')).toHaveCount(0);
  await expect(page.getByText('Here now: Maria')).toBeVisible();
  await expectAccessible(reviewer, 'the review');

  // She comments on words; the owner reads it where they are, and answers.
  await selectWords(reviewer, '6 patients');
  await reviewer.getByRole('button', { name: 'Comment', exact: true }).click();
  await reviewer.getByRole('textbox', { name: 'Comment', exact: true }).fill('On how many wards?');
  await expectAccessible(reviewer, 'a comment');
  await reviewer.getByRole('region', { name: 'Comment' }).getByRole('button', { name: 'Comment' }).click();
  await expect(page.getByText('On how many wards?')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'On how many wards?' })).toContainText(
    '6 patients',
  );
  await page.getByRole('button', { name: 'Reply' }).click();
  await page.getByRole('textbox', { name: 'Reply' }).fill('One. @Maria');
  await accessible('a comment in the builder');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(reviewer.getByText('One. @Maria')).toBeVisible();
  await expect(reviewer.getByRole('time').first()).toHaveText(/^\d{1,2} \w{3,4} \d{4}, \d{1,2}:\d{2}$/);
  await reviewer.getByRole('button', { name: 'Reply' }).click();
  await expect(reviewer.getByRole('textbox', { name: 'Reply' })).toBeFocused();
  await reviewer.keyboard.type('Then say so.');
  await reviewer.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('Then say so.')).toBeVisible();

  // She suggests other words; accepted, they stand in the CV and in what she sees.
  await selectWords(reviewer, 'Responsible for');
  await reviewer.getByRole('button', { name: 'Suggest a change' }).click();
  await reviewer.getByRole('textbox', { name: 'Suggested words' }).fill('Cared for');
  await reviewer.getByRole('button', { name: 'Suggest', exact: true }).click();
  await expect(page.getByText('added: Cared')).toBeAttached();
  await accessible('a suggestion in the builder');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(
    page.getByText('Suggestion accepted', { exact: true }).filter({ visible: true }),
  ).toBeVisible();
  await expect(
    reviewer.getByRole('main').getByRole('paragraph').filter({ hasText: 'Cared for 6 patients a shift' }),
  ).toBeVisible();
  await expectAccessible(reviewer, 'after a suggestion');
  await reviewer.getByRole('radio', { name: 'Pages' }).check({ force: true });
  const picture = reviewer
    .getByRole('img', { name: /, page 1 of/ })
    .locator('img')
    .first();
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(300);
  expect(await reviewer.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  // What comes after the reload is not waited for.
  reviewer.off('response', keepScript);
  // As a release sends them: what is served here is compressed quickly or not at all.
  const sizes = (await Promise.all(scripts)).map((script) => brotliCompressSync(script).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60_000);

  // Who comes back need not give their name again; who is shut out sees nothing more, at once.
  await reviewer.reload();
  await expect(reviewer.getByText('You are reviewing as Maria.')).toBeVisible();
  await page.getByRole('button', { name: 'Revoke Maria' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(reviewer.getByRole('heading', { name: 'This link isn’t available' })).toBeVisible();
  await expectAccessible(reviewer, 'a link that is over');
  expect(errors).toEqual([]);
  await context.close();
});
