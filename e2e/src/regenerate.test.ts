import type { Page } from '@playwright/test';
import { generateCv } from '@candor/contracts/cv';
import { sampleDraft } from '@candor/domain/cv';
import { addLine } from './add-line.ts';
import { goTo } from './go-to.ts';
import { changeLine, choose } from './page-menu.ts';
import { expect, test } from './test.ts';

const shown = (page: Page) => page.getByRole('document', { name: 'Text of the pages' });
const review = (page: Page) => page.getByRole('region', { name: 'Review the changes' });

test('generating again leaves edited words, shows every change before it is made, and counts', async ({
  page,
  request,
  signedIn,
  accessible,
  isMobile,
}) => {
  const headers = { authorization: `Bearer ${signedIn.token}` };
  const made = await request.post(generateCv.path, { headers, data: sampleDraft });
  const { id, document } = generateCv.reply.schema.parse(await made.json());
  const [bullet = ''] = document.experience[0]?.bullets ?? [];
  const own = `${bullet.replace(/\.$/, '')}, by my own hand`;

  await page.goto(`/cv-builder?edit=${id}`);
  await goTo(page, 'Page', isMobile);
  await changeLine(page, bullet, own);
  await expect(page.getByText('Saved just now')).toBeAttached();
  await choose(page, 'Show as text');
  await expect(page.getByText('edited by you')).toHaveCount(1);
  await accessible('edited text with its marks');
  await page.getByRole('button', { name: 'Back to the page' }).click();

  // What the form says stands on the page at once, beside what was written and edited.
  await goTo(page, 'Form', isMobile);
  await page.getByLabel('Location').first().fill('Galveston, TX');
  await addLine(page, 'ran the drug round');
  await goTo(page, 'Page', isMobile);
  await expect(shown(page)).toContainText('Galveston, TX');
  await expect(shown(page)).toContainText('ran the drug round');
  await expect(shown(page)).toContainText(own);

  // To have it worded is to generate again: what would change is shown first.
  await goTo(page, 'Form', isMobile);
  await expect(
    page.getByText(
      'Generating again counts as one CV this month (1 of 10 used) if there’s anything to change',
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Generate Professional CV' }).click();
  await expect(review(page)).toBeVisible();
  await expect(review(page)).toContainText('Ran the drug round');
  await expect(review(page).getByText('You edited this')).toHaveCount(0);
  await accessible('review of a CV generated again');
  await goTo(page, 'Page', isMobile);
  await expect(shown(page)).toContainText('Ran the drug round');
  await expect(shown(page)).toContainText(own);
  await goTo(page, 'Form', isMobile);

  // It waits for a choice, also over a reload; nothing has changed meanwhile.
  await page.reload();
  await expect(review(page)).toBeVisible();
  await review(page).getByRole('button', { name: 'Keep mine' }).click();
  await expect(review(page)).toHaveCount(0);
  await goTo(page, 'Page', isMobile);
  await expect(shown(page)).toContainText('ran the drug round');

  await goTo(page, 'Form', isMobile);
  await page.getByRole('button', { name: 'Generate Professional CV' }).click();
  await review(page)
    .getByRole('button', { name: /^Accept/ })
    .click();
  await expect(page.getByText('Changes made', { exact: true })).toBeVisible();
  await goTo(page, 'Page', isMobile);
  await expect(shown(page)).toContainText('Ran the drug round');
  await expect(shown(page)).toContainText('Galveston, TX');
  await expect(shown(page)).toContainText(own);
  await page.goto('/dashboard');
  await expect(page.getByText('3 of 10 CVs this month')).toBeVisible();
});
