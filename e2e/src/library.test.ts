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

test('a CV is renamed on its card and in its head, and each can be undone', async ({
  page,
  request,
  signedIn,
  accessible,
}) => {
  const headers = { authorization: `Bearer ${signedIn.token}` };
  await request.post(generateCv.path, { data: sampleDraft, headers });
  await page.goto('/dashboard');
  const card = page.getByRole('heading', { level: 3 });
  const before = (await card.textContent()) ?? '';
  await page.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename' });
  await dialog.getByLabel('Title').fill('  ');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(dialog.getByText('Enter a title')).toBeVisible();
  await accessible('renaming');
  await dialog.getByLabel('Title').fill('Night wards');
  await dialog.getByLabel('Title').press('Enter');
  await expect(card).toHaveText('Night wards');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toHaveText(before);

  await page.getByRole('link', { name: 'Edit' }).click();
  const head = page.getByRole('heading', { level: 1 });
  await head.getByRole('button', { name: before }).click();
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await expect(title).toBeFocused();
  await title.fill('Charge nurse, Austin');
  await title.press('Enter');
  await expect(head).toHaveText('Charge nurse, Austin');
  await expect(page.getByText('Saved just now')).toBeAttached();
  await page.getByRole('button', { name: 'Undo (Ctrl Z)' }).click();
  await expect(head).toHaveText(before);
  await page.getByRole('button', { name: 'Redo (Ctrl Shift Z)' }).click();
  // From the menu too; a title is never empty.
  await page.getByRole('button', { name: 'More for this form' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await expect(title).toBeFocused();
  await title.fill('');
  await title.press('Enter');
  await expect(head).toHaveText('Charge nurse, Austin');
  await expect(page.getByText('Saved just now')).toBeAttached();
  await page.reload();
  await expect(head).toHaveText('Charge nurse, Austin');
});
