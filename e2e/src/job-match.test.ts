import { generateCv } from '@candor/contracts/cv';
import { expect, test } from './test.ts';

const ad = [
  'Staff Nurse, Surgical Ward',
  'Ashgrove Hospital',
  'Location: Leeds',
  'Part-time, £19 per hour',
  'Requirements:',
  '- At least 2 years of experience as a nurse',
  '- Wound care',
  '- Phlebotomy',
].join('\n');

test('a pasted job ad is matched, written for and opened in the optimizer', async ({
  page,
  request,
  signedIn,
}) => {
  const headers = { authorization: `Bearer ${signedIn.token}` };
  await request.post(generateCv.path, { headers, data: generateCv.example.body });

  await page.goto('/letter-builder?tab=jobs');
  const panel = page.getByRole('tabpanel', { name: 'Job Match' });
  await panel.getByRole('button', { name: 'Paste a job ad' }).click();
  await panel.getByLabel('Job ad', { exact: true }).fill(ad);
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await panel.getByRole('button', { name: 'Search jobs' }).click();
  const job = panel.getByRole('article', { name: 'Staff Nurse' });
  await expect(job.getByText('£19 per hour (about £39,520 a year) · Part-time')).toBeVisible();

  await job.getByRole('button', { name: 'Write the letter' }).click();
  const builder = page.getByRole('tabpanel', { name: 'Builder' });
  await expect(builder.getByLabel(/^Company/)).toHaveValue('Ashgrove Hospital');
  await expect(builder.getByLabel(/^Job Description/)).toHaveValue(ad);

  await page.getByRole('tab', { name: 'Job Match' }).click();
  await job.getByRole('button', { name: 'Open in optimizer' }).click();
  await expect(
    page.getByRole('tabpanel', { name: 'Optimizer' }).getByText('Phlebotomy').first(),
  ).toBeVisible();
});
