import type { Page } from '@playwright/test';
import { goTo } from './go-to.ts';
import { choose } from './page-menu.ts';
import { expect, test } from './test.ts';

const shown = (page: Page) => page.getByRole('document', { name: 'Text of the pages' });

test('a CV of one’s own words is finished by its marks: taken, answered, left, and never asked again', async ({
  page,
  signedIn: _person,
  accessible,
  isMobile,
}) => {
  await page.goto('/cv-builder');
  await page.getByRole('button', { name: 'Try with sample data' }).click();
  await page.getByRole('button', { name: 'Generate Professional CV' }).click();
  await page.waitForURL(/edit=/);
  await goTo(page, 'Form', isMobile);
  const left = (count: number) => page.getByRole('region', { name: `${count} to finish` });
  const list = page.getByRole('region', { name: /to finish$/ });
  const mark = (words: string) => list.getByRole('listitem').filter({ hasText: words });
  await expect(left(7)).toBeVisible();
  await accessible('a CV with its marks');

  await mark('yours is empty').getByRole('button', { name: 'Use this' }).click();
  await mark('Responsible for running').getByRole('button', { name: 'Use this' }).first().click();
  await mark('Duties included').getByRole('button', { name: 'Use this' }).click();
  await expect(left(4)).toBeVisible();
  await mark('Was in charge of ordering').getByRole('button', { name: 'Leave as it is' }).click();
  await mark('Kept care records').getByRole('textbox').fill('40');
  await mark('Kept care records').getByRole('button', { name: 'Add' }).click();
  await expect(left(2)).toBeVisible();

  await goTo(page, 'Page', isMobile);
  await expect(shown(page)).toContainText('Nurse with ten years’ experience');
  await expect(shown(page)).toContainText('Run a 32-bed surgical ward on night shifts');
  await expect(shown(page)).toContainText('Washed, dressed and fed residents');
  await expect(shown(page)).toContainText('Was in charge of ordering supplies');
  await expect(shown(page)).toContainText('Kept 40 care records');
  await expect(page.getByText('Saved just now')).toBeAttached();
  await page.reload();
  await expect(left(2)).toBeVisible();
  await expect(mark('Was in charge of ordering')).toHaveCount(0);
  await goTo(page, 'Page', isMobile);
  await expect(shown(page)).toContainText('Kept 40 care records');

  // The same at its line, in the text.
  await choose(page, 'Show as text');
  const signs = page.getByRole('button', { name: /^1 to finish/ });
  await expect(signs).toHaveCount(2);
  await signs.first().click();
  const note = page.getByRole('note').filter({ visible: true });
  await accessible('a mark in the margin of the text');
  await note.getByRole('button', { name: 'Use this' }).click();
  await expect(signs).toHaveCount(1);
  await expect(page.getByText(/^Introduced two-nurse checks/)).toBeVisible();

  // What was typed is put back at one line, and at all.
  await page.getByRole('button', { name: 'Back to the page' }).click();
  await page
    .getByRole('group', { name: 'Lines of page 1' })
    .getByRole('button', { name: /^Washed,/ })
    .click();
  await expect(page.getByText(/^You typed: “Duties included washing/)).toBeVisible();
  await accessible('a line with what was typed for it');
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(shown(page)).toContainText('Duties included washing, dressing and feeding of residents');
  await expect(shown(page)).toContainText('Kept 40 care records');
  if (isMobile) await page.getByRole('button', { name: 'Done' }).click();
  else await page.getByRole('heading', { level: 1 }).click();
  await choose(page, 'Put back what you typed');
  await expect(shown(page)).toContainText('Kept care records');
  await expect(shown(page)).toContainText('Responsible for running a 32-bed surgical ward');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(shown(page)).toContainText('Kept 40 care records');
  await expect(shown(page)).toContainText('Duties included washing');
});

test('a letter with lines that are no sentence is no file until they are finished or seen', async ({
  page,
  signedIn: _person,
  accessible,
  isMobile,
}) => {
  await page.goto('/letter-builder');
  await page.getByLabel('Location').fill('Leeds');
  await page.getByLabel('Company Name').fill('Hollow Road Bakery');
  await page.getByLabel('Position Title').fill('Baker');
  await page.getByLabel('Motivation').fill('I have bought my bread at your shop for nine years.');
  await page.getByLabel('Experience').first().fill('sourdough, night shifts');
  await page.getByRole('button', { name: 'Generate Letter' }).click();
  await page.waitForURL(/edit=/);
  await goTo(page, 'Form', isMobile);
  const line = page
    .getByRole('region', { name: /to finish$/ })
    .getByRole('listitem')
    .filter({ hasText: 'sourdough, night shifts' });
  await expect(line.getByRole('textbox')).toBeVisible();

  await page.getByRole('tab', { name: 'Export' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Export' });
  await expect(panel.getByRole('heading', { name: 'This letter is still a draft' })).toBeVisible();
  await expect(panel.getByText('sourdough, night shifts')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Export', exact: true })).toHaveCount(0);
  await accessible('export of a draft');
  await panel.getByRole('button', { name: 'Export it as it is' }).click();
  await expect(panel.getByRole('button', { name: 'Export', exact: true })).toBeVisible();

  await page.reload();
  await goTo(page, 'Form', isMobile);
  await panel.getByRole('button', { name: 'Finish the letter' }).click();
  await line.getByRole('textbox').fill('I have made sourdough on night shifts since 2019');
  await line.getByRole('button', { name: 'Add' }).click();
  await expect(line).toHaveCount(0);
  await goTo(page, 'Page', isMobile);
  await expect(shown(page)).toContainText('I have made sourdough on night shifts since 2019.');
  await goTo(page, 'Form', isMobile);
  await page.getByRole('tab', { name: 'Export' }).click();
  await expect(panel.getByRole('button', { name: 'Export', exact: true })).toBeVisible();
});
