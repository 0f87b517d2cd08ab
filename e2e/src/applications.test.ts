import type { Page } from '@playwright/test';
import { moveApplication } from '@candor/contracts/applications';
import { expect, test } from './test.ts';

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const cardIn = (page: Page, stage: string, job: string) =>
  column(page, stage).getByRole('listitem').filter({ hasText: job });

/** Saves a job by its advert or by hand. */
async function addJob(page: Page, fields: Record<string, string>): Promise<void> {
  await page.getByRole('button', { name: 'Add job' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a job' });
  for (const [label, value] of Object.entries(fields))
    await dialog.getByLabel(label, { exact: true }).fill(value);
  await dialog.getByRole('button', { name: 'Save job' }).click();
  await expect(dialog).toBeHidden();
}

test('jobs are saved, moved by mouse, keyboard and menu, also without a connection', async ({
  page,
  signedIn,
  accessible,
  isMobile,
  expectedErrors,
}) => {
  void signedIn;
  expectedErrors.push('net::ERR_INTERNET_DISCONNECTED', 'ERR_FAILED');
  await page.goto('/applications');
  const advert = [
    'Staff Nurse',
    'Company: Riverside Hospital',
    'Location: Leeds',
    'Salary: £38,000 per year',
  ].join('\n');
  await addJob(page, { 'Job ad': advert });
  await expect(cardIn(page, 'Saved', 'Staff Nurse')).toContainText('Riverside Hospital');
  await addJob(page, { 'Job title': 'Ward manager', Employer: 'Hillside Care' });
  await page.getByRole('button', { name: 'Add job' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a job' });
  await dialog.getByLabel('Job title', { exact: true }).fill('ward manager');
  await dialog.getByLabel('Employer', { exact: true }).fill('Hillside care');
  await dialog.getByRole('button', { name: 'Save job' }).click();
  await expect(dialog.getByText('Already saved: Ward manager, Hillside Care')).toBeVisible();
  await accessible('a job that is there already');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Add job' }).click();
  // Whatever was pasted, the rest of the form stays in reach.
  await dialog.getByLabel('Job ad', { exact: true }).fill('Some words of an ad.\n'.repeat(400));
  await dialog.getByLabel('Job title', { exact: true }).click();
  const saved = `<!doctype html><title>Cook</title><script type="application/ld+json">${JSON.stringify({
    '@type': 'JobPosting',
    title: 'Cook',
    hiringOrganization: { name: 'Oakline Foods' },
    description: 'Cook for two hundred guests.',
  })}</script><p>Cook</p>`;
  await dialog
    .getByLabel('Job ad file')
    .setInputFiles({ name: 'cook.html', mimeType: 'text/html', buffer: Buffer.from(saved) });
  await expect(dialog.getByLabel('Employer')).toHaveValue('Oakline Foods');
  await accessible('adding a job');
  await dialog.getByRole('button', { name: 'Save job' }).click();
  await expect(cardIn(page, 'Saved', 'Cook')).toBeVisible();
  await accessible('applications board');

  const ward = column(page, 'Saved').getByRole('button', { name: /^Hillside Care/ });
  if (isMobile) {
    await page.getByRole('button', { name: 'Actions for Ward manager at Hillside Care' }).click();
    await page.getByRole('menuitem', { name: 'Move to Applied' }).click();
  } else {
    await ward.hover();
    await page.mouse.down();
    const to = await column(page, 'Applied').boundingBox();
    await page.mouse.move((to?.x ?? 0) + 100, (to?.y ?? 0) + 150, { steps: 6 });
    await page.mouse.up();
    await expect(cardIn(page, 'Applied', 'Ward manager')).toBeVisible();
    const nurse = column(page, 'Saved').getByRole('button', { name: /^Riverside Hospital/ });
    await nurse.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Over Saved')).toBeAttached();
    // The board listens to arrows a moment after it says so.
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect(page.getByText('Over Applied')).toBeAttached({ timeout: 2_000 });
    }).toPass();
    await page.keyboard.press('Space');
    await expect(cardIn(page, 'Applied', 'Staff Nurse')).toBeVisible();
    // The keyboard is back on the card a frame later; a menu opened before that is closed by it.
    await expect(column(page, 'Applied').getByRole('button', { name: /^Riverside Hospital/ })).toBeFocused();
  }
  await expect(cardIn(page, 'Applied', 'Ward manager')).toBeVisible();

  const moves = `**${moveApplication.path.replace(':id', '*')}`;
  await page.route(moves, (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: 'Actions for Ward manager at Hillside Care' }).click();
  await page.getByRole('menuitem', { name: 'Move to Interview' }).click();
  await expect(cardIn(page, 'Interview', 'Ward manager')).toBeVisible();
  await expect(page.getByText('Your moves are kept on this device')).toBeVisible();
  await page.reload();
  await expect(cardIn(page, 'Interview', 'Ward manager')).toBeVisible();
  await expect(page.getByText('Your moves are kept on this device')).toBeVisible();
  await page.unroute(moves);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('Your moves are kept on this device')).toBeHidden();
  await page.reload();
  await expect(cardIn(page, 'Interview', 'Ward manager')).toBeVisible();
});

test('an application keeps its tasks and notes; a table comes in with its columns mapped', async ({
  page,
  signedIn,
  accessible,
  isMobile,
}) => {
  void signedIn;
  await page.goto('/applications');
  await addJob(page, { 'Job title': 'Pilot', Employer: 'Airline' });
  await column(page, 'Saved')
    .getByRole('button', { name: /^Airline/ })
    .click();
  await expect(page).toHaveURL(/\/applications\/[0-9a-f-]{36}$/);
  const panel = page.getByRole('main');
  await expect(panel.getByRole('heading', { name: 'Pilot', level: 1 })).toBeVisible();
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await panel.getByLabel('What', { exact: true }).fill('Send papers');
  await panel.getByLabel('Date', { exact: true }).fill('2020-01-01');
  await panel.getByRole('button', { name: 'Add task' }).click();
  await expect(panel.getByText(/Overdue/)).toBeVisible();
  await panel.getByRole('textbox', { name: 'Notes' }).fill('Ask about night flights.');
  const details = panel.getByRole('region', { name: 'Details' });
  await details.getByRole('button', { name: 'Edit' }).click();
  await panel.getByRole('textbox', { name: 'Location' }).fill('York');
  await panel.getByRole('textbox', { name: 'Employer' }).focus();
  await expect(panel.getByText('Saved', { exact: true }).last()).toBeVisible();
  await accessible('a job');
  await page.reload();
  await expect(panel.getByRole('textbox', { name: 'Notes' })).toHaveValue('Ask about night flights.');
  await expect(details).toContainText('York');
  await panel.getByRole('link', { name: 'Applications' }).click();
  await expect(cardIn(page, 'Saved', 'Pilot')).toContainText('Send papers');

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import applications' });
  const rows = [
    'Job Position,Company,Status,Lucky',
    'Cook,Gamma,Interviewing,Delta place',
    'Baker,Beta,Bookmarked,x',
  ];
  await dialog
    .getByLabel('CSV file')
    .setInputFiles({ name: 'teal.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
  await dialog.getByLabel('What Lucky holds').selectOption('Location');
  await expect(dialog.getByText('2 of 2 rows will be imported')).toBeVisible();
  await accessible('import of applications');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(cardIn(page, 'Interview', 'Cook')).toBeVisible();

  await page.getByRole('group', { name: 'View' }).getByText('Table').click();
  await expect(page.getByText('3 applications')).toBeVisible();
  await accessible('applications table');
  await page.getByRole('searchbox', { name: 'Search applications' }).fill('delta');
  await expect(page.getByText('1 application', { exact: true })).toBeVisible();
  if (!isMobile) {
    await page.getByLabel('Select Cook at Gamma').check();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('0 applications')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('1 application', { exact: true })).toBeVisible();
  }
  // Who comes back from a job finds the list as it was left.
  if (!isMobile) {
    await page.getByRole('button', { name: /Cook/ }).first().click();
    await expect(page.getByRole('heading', { name: 'Cook', level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('searchbox', { name: 'Search applications' })).toHaveValue('delta');
    await expect(page.getByText('1 application', { exact: true })).toBeVisible();
  }
  await page.getByRole('group', { name: 'View' }).getByText('Insights').click();
  await expect(page.getByRole('heading', { name: 'How far your applications got' })).toBeVisible();
  await accessible('figures of applications');
});
