import type { Locator, Page } from '@playwright/test';
import { generateCv } from '@candor/contracts/cv';
import { sampleDraft } from '@candor/domain/cv';
import { aLetter } from './a-letter.ts';
import { expect, test } from './test.ts';

// What goes out while the connection is cut is refused, and browsers say so on the console.
test.use({ expectedErrors: ['ERR_INTERNET_DISCONNECTED', 'Failed to load resource'] });

const card = (page: Page) => page.getByRole('region', { name: 'Finding' });
const proposals = (page: Page) => card(page).getByRole('button', { name: /^(?:Replace with|Leave out)/ });
const goThrough = (page: Page, count: number) =>
  page.getByRole('button', { name: `Go through ${count} finding${count === 1 ? '' : 's'}` });

async function setLines(box: Locator, lines: readonly string[]) {
  await box.fill(lines.join('\n'));
}

test('the CV form underlines slips while they are typed, without a connection too; a corrected one is one step', async ({
  page,
  context,
  signedIn,
  accessible,
}) => {
  expect(signedIn.token).not.toBe('');
  await page.goto('/cv-builder');
  await page.getByRole('button', { name: 'Try with sample data' }).click();
  await page
    .getByRole('button', { name: /^Work Experience/ })
    .filter({ visible: true })
    .click();
  const box = page.getByLabel('Description').first();
  await box.click();
  await setLines(box, ['Moved twelve pateints in one night', 'Led a team of 6 nurses']);
  // Only Harper knows this slip, so the dictionary is there from here on.
  await expect(goThrough(page, 1)).toBeVisible({ timeout: 60_000 });

  await context.setOffline(true);
  await setLines(box, [
    'Moved twelve pateints in one night',
    'Supervsed a team of 6 nurses, nights and weekends',
    'Kept the the log in order to see what was missing',
    'Recieved new nurses and trained them in wound care',
  ]);
  await expect(goThrough(page, 5)).toBeVisible();
  await box.press('F7');
  await expect(card(page)).toContainText('1 of 5');
  await accessible('a finding of the CV form on its card');
  // By pointer, by keyboard from the box, and by keyboard on the card.
  await proposals(page).first().click();
  await expect(card(page)).toContainText('1 of 4');
  await expect(box).toHaveValue(/^Moved twelve patients in/);
  // So does the box's own.
  await box.press('Control+z');
  await expect(box).toHaveValue(/^Moved twelve pateints in/);
  await box.press('Control+Shift+z');
  await expect(box).toHaveValue(/^Moved twelve patients in/);
  await box.press('F7');
  await box.press('Escape');
  await expect(card(page)).toBeHidden();
  await box.press('F7');
  for (let left = 4; left > 0; left -= 1) {
    await expect(card(page)).toContainText(`of ${left}`);
    await proposals(page).first().press('Enter');
  }
  const corrected = [
    'Moved twelve patients in one night',
    'Supervised a team of 6 nurses, nights and weekends',
    'Kept the log to see what was missing',
    'Received new nurses and trained them in wound care',
  ].join('\n');
  await expect(box).toHaveValue(corrected);
  await expect(page.getByText('Nothing found.')).toBeVisible();
  await expect(page.getByText('Offline: kept on this device')).toBeVisible();

  // The form's way back takes each corrected slip for one step.
  const back = page.getByRole('button', { name: 'Undo (Ctrl Z)' });
  const forward = page.getByRole('button', { name: 'Redo (Ctrl Shift Z)' });
  await back.click();
  await expect(box).toHaveValue(corrected.replace('Received', 'Recieved'));
  await back.click();
  await expect(box).toHaveValue(
    corrected.replace('Received', 'Recieved').replace(' to see', ' in order to see'),
  );
  await forward.click();
  await forward.click();
  await expect(box).toHaveValue(corrected);

  await context.setOffline(false);
  await expect(page.getByText('Saved just now')).toBeAttached({ timeout: 30_000 });
  await page.reload();
  await page
    .getByRole('button', { name: /^Work Experience/ })
    .filter({ visible: true })
    .click();
  await expect(page.getByLabel('Description').first()).toHaveValue(corrected);
});

test(
  'the assistant goes through a saved letter without a connection, and the letter is sent when it is back',
  { tag: '@phone' },
  async ({ page, context, request, signedIn, accessible }) => {
    const id = await aLetter(request, signedIn, ['The night team moved twelve pateints in one night.']);
    await page.goto(`/letter-builder?edit=${id}`);
    await page.getByRole('tab', { name: 'AI Writing' }).click();
    const box = page.getByLabel('Text of your letter');
    await expect(page.getByText('Spelling and grammar: 1', { exact: true })).toBeVisible({ timeout: 60_000 });

    await context.setOffline(true);
    await box.fill(
      'The night team moved twelve pateints in one night. I kept the the log in order to see what was missing. I look forward to hear from you.',
    );
    await expect(page.getByText('Spelling and grammar: 3 · Words: 1', { exact: true })).toBeVisible();
    await box.press('F7');
    for (let left = 4; left > 0; left -= 1) {
      await expect(card(page)).toContainText(`of ${left}`);
      await proposals(page).first().click();
    }
    const corrected =
      'The night team moved twelve patients in one night. I kept the log to see what was missing. I look forward to hearing from you.';
    await expect(box).toHaveValue(corrected);
    await expect(page.getByText('Nothing found.')).toBeVisible();
    await expect(page.getByText('Offline: kept on this device')).toBeVisible();
    await accessible('the assistant without a connection');

    await context.setOffline(false);
    await expect(page.getByText('Saved just now')).toBeAttached({ timeout: 30_000 });
    await page.reload();
    await page.getByRole('tab', { name: 'AI Writing' }).click();
    await expect(page.getByLabel('Text of your letter')).toHaveValue(corrected);
  },
);

test(
  'a line of the page of a written CV is gone through in the same way',
  { tag: '@release' },
  async ({ page, request, signedIn, accessible, isMobile }) => {
    const headers = { authorization: `Bearer ${signedIn.token}` };
    const made = await request.post(generateCv.path, { headers, data: sampleDraft });
    const { id } = generateCv.reply.schema.parse(await made.json());
    await page.goto(`/cv-builder?edit=${id}`);
    if (isMobile) await page.getByRole('radio', { name: 'Page', exact: true }).last().check({ force: true });
    const lines = page.getByRole('group', { name: 'Lines of page 1' });
    await lines.getByRole('button', { name: /^Worked with pharmacy/ }).click();
    const box = page.getByRole('textbox', { name: 'This line' });
    const written = await box.inputValue();
    await box.fill(`${written} in the the ward`);
    await expect(page.getByRole('button', { name: /^Go through/ })).toBeVisible();
    await box.press('F7');
    await accessible('a finding in the text of a CV');
    await card(page).getByRole('button', { name: 'Replace with “the”' }).click();
    await expect(box).toHaveValue(`${written} in the ward`);
    await expect(page.getByText('Saved just now')).toBeAttached();
  },
);

test('a slip is told in the language of the screen', async ({ page, context, signedIn }) => {
  expect(signedIn.token).not.toBe('');
  await page.goto('/cv-builder');
  await context.addCookies([{ name: 'language', value: 'de', url: page.url() }]);
  await page.reload();
  await page.getByRole('button', { name: 'Mit Beispieldaten ausprobieren' }).click();
  await page
    .getByRole('button', { name: /^Berufserfahrung/ })
    .filter({ visible: true })
    .click();
  const box = page.getByLabel('Beschreibung').first();
  await box.click();
  await setLines(box, ['Kept the the log of a ward', 'Led a team of 6 nurses']);
  await page.getByRole('button', { name: /^1 Hinweis durchgehen/ }).click({ timeout: 60_000 });
  await expect(page.getByText('„the“ steht hier zweimal.')).toBeVisible();
});
