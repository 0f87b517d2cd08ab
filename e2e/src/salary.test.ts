import { expect, test } from './test.ts';

test('what a position pays: three countries, the occupation corrected and remembered, own pay kept', async ({
  page,
  signedIn,
  accessible,
}) => {
  expect(signedIn.token).not.toBe('');
  await page.goto('/cv-builder?tab=salary');
  const panel = page.getByRole('tabpanel', { name: 'Salary' });
  const search = panel.getByRole('button', { name: 'Search salaries' });

  await search.click();
  await expect(panel.getByText('Please enter a job position to search for salary data.')).toBeVisible();

  await panel.getByLabel('Position').fill('Staff Nurse');
  await search.click();
  await expect(
    panel.getByRole('heading', { name: /^Half of Registered Nurses in the United States earn \$/ }),
  ).toBeVisible();
  await expect(panel.getByText(/Occupational Employment and Wage Statistics, May 2025/)).toBeVisible();
  await expect(panel.getByRole('img', { name: /Mid \(3–5 years\): \$/ })).toBeVisible();
  await panel.getByText('Median pay year by year').first().click();
  await expect(panel.getByRole('row', { name: /^2025 \$/ })).toBeVisible();
  await accessible('salary');

  await panel.getByLabel('Location').fill('Manchester');
  await panel.getByLabel('Experience').selectOption('senior');
  await search.click();
  await panel.getByRole('button', { name: 'Manchester, United Kingdom' }).click();
  await expect(panel.getByText('We have no figures for Manchester alone.')).toBeVisible();
  await panel.getByText('Show as a table').click();
  await expect(panel.getByRole('row', { name: /^Median £/ })).toBeVisible();

  await panel.getByLabel(/^Your pay a year/).fill('34,000');
  await panel.getByRole('button', { name: 'Compare' }).click();
  await expect(panel.getByText(/You earn £34,000 a year\. About \d+%/)).toBeVisible();

  await panel.getByLabel('Position').fill('Teacher');
  await panel.getByLabel('Location').fill('Germany');
  await search.click();
  const heading = panel.getByRole('heading', { level: 2 });
  await expect(heading).toContainText('in Germany');
  const occupation = panel.getByLabel('Occupation', { exact: true });
  const first = await occupation.inputValue();
  const other = await occupation.getByRole('option').nth(1).getAttribute('value');
  await occupation.selectOption(other);
  await expect(heading).toContainText('in Germany');
  await expect(occupation).toHaveValue(other ?? '');
  await page.reload();
  await panel.getByLabel('Position').fill('teacher');
  await search.click();
  await expect(occupation).toHaveValue(other ?? '');
  expect(other).not.toBe(first);

  await panel.getByLabel('Position').fill('chief officer');
  await search.click();
  await expect(panel.getByRole('heading', { name: 'Which job do you mean?' })).toBeVisible();
  await accessible('no salary');

  await page.getByRole('tab', { name: 'Create CV' }).click();
  await expect(page).toHaveURL(/\/cv-builder$/);
});
