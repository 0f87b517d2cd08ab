import { generateCv } from '@candor/contracts/cv';
import { sampleDraft } from '@candor/domain/cv';
import { expect, test } from './test.ts';

test('a CV is copied, labelled, archived, thrown away and taken back', async ({
  page,
  request,
  signedIn,
  accessible,
}) => {
  const written = await request.post(generateCv.path, {
    data: sampleDraft,
    headers: { authorization: `Bearer ${signedIn.token}` },
  });
  expect(written.status()).toBe(200);
  await page.goto('/dashboard');
  const more = page.getByRole('button', { name: /^More for/ });
  const cards = page.getByRole('heading', { level: 3 });

  await more.click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(cards).toHaveCount(2);
  // A copy costs nothing of the month.
  await expect(page.getByText('1 of 10 CVs this month')).toBeVisible();

  await more.first().click();
  await page.getByRole('menuitem', { name: 'Labels' }).click();
  await page.getByLabel('New label').fill('Hospitals');
  await accessible('labels');
  // What was chosen is kept however the dialog is left.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Hospitals', exact: true }).click();
  await expect(cards).toHaveCount(1);
  await accessible('labelled documents');
  // A label has its new name on every CV, and goes on narrowing what is shown.
  await page.getByRole('button', { name: 'Edit labels' }).click();
  await page.getByRole('button', { name: 'Edit label Hospitals' }).click();
  await page.getByLabel('New name of Hospitals').fill('Clinics');
  await accessible('editing labels');
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('button', { name: 'Edit label Clinics' }).click();
  await page.getByRole('button', { name: 'Remove from all' }).click();
  await accessible('taking a label off');
  await page.getByRole('group', { name: 'Remove Clinics' }).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Clinics', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(cards).toHaveCount(1);
  await page.getByRole('button', { name: 'All', exact: true }).click();

  await more.first().click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(cards).toHaveCount(1);
  await page.getByText('Archive', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Unarchive' })).toBeVisible();
  await accessible('archive');
  await page.getByRole('button', { name: 'Move to trash' }).click();
  await expect(page.getByText('Nothing is archived.', { exact: false })).toBeVisible();

  await page.getByText('Trash', { exact: true }).click();
  await expect(page.getByText(/deleted forever on/)).toBeVisible();
  await accessible('trash');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('The trash is empty.', { exact: false })).toBeVisible();
  // It goes back to where it was.
  await page.getByText('Archive', { exact: true }).click();
  await page.getByRole('button', { name: 'Unarchive' }).click();
  await expect(page.getByText('Nothing is archived.', { exact: false })).toBeVisible();
  await page.getByText('In use', { exact: true }).click();
  await expect(cards).toHaveCount(2);

  await page
    .getByRole('button', { name: /^Move .+ to trash$/ })
    .first()
    .click();
  await expect(cards).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards).toHaveCount(2);
});
