import type { Page } from '@playwright/test';
import { generateCv } from '@candor/contracts/cv';
import { expect, test } from './test.ts';

const advert = [
  'Staff Nurse, Surgical Ward',
  'Ashgrove Hospital, Leeds',
  'Salary: £31,000 to £38,000 a year',
  '',
  'What you bring',
  '- At least 2 years of experience as a nurse',
  '- Wound care',
  '- Phlebotomy',
  '',
  'How to apply',
  'Send your CV and a letter to Joanna Reid, joanna.reid@ashgrove.example.',
  'Closing date: 12 December 2099',
].join('\n');

const documentsOf = (page: Page) => page.getByRole('region', { name: 'Documents' }).getByRole('link');

/** The screen of the job, by the link that the open tool shows. */
async function toJob(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /Staff Nurse.*Ashgrove Hospital/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: /^Staff Nurse/, level: 1 })).toBeVisible();
}

test('an advert is pasted once, and carries the tailored CV, the letter, the interview and the thanks', async ({
  page,
  request,
  signedIn,
  accessible,
}) => {
  const headers = { authorization: `Bearer ${signedIn.token}` };
  const made = await request.post(generateCv.path, { headers, data: generateCv.example.body });
  const { id } = generateCv.reply.schema.parse(await made.json());

  // Pasted where the CV is held against it; the job is there with what the advert says.
  await page.goto(`/cv-builder?edit=${id}&tab=optimizer`);
  const optimizer = page.getByRole('tabpanel', { name: 'Optimizer' });
  await optimizer.getByLabel('Job description').fill(advert);
  await optimizer.getByRole('button', { name: 'Analyze & Optimize CV' }).click();
  await expect(page.getByText('Job saved', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/application=/);
  await optimizer.getByRole('button', { name: 'Tailor a copy to this job' }).click();
  await optimizer.getByRole('button', { name: /^Create copy with / }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await toJob(page);
  await expect(documentsOf(page)).toHaveCount(1);
  await expect(page.getByText('£31,000 to £38,000 a year').first()).toBeVisible();
  await expect(page.getByText(/Apply by .*2099/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'joanna.reid@ashgrove.example' })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'What it asks' }).getByText('Phlebotomy').first(),
  ).toBeVisible();
  await accessible('a job with a tailored CV');

  // The letter knows it; only why is typed.
  await page.getByRole('button', { name: 'Write the letter' }).click();
  await expect(page.getByLabel(/^Company/)).toHaveValue('Ashgrove Hospital');
  await expect(page.getByLabel(/^Position/)).toHaveValue(/^Staff Nurse/);
  await expect(page.getByLabel(/^Job Description/)).toHaveValue(advert);
  await expect(page.getByLabel('Hiring Manager')).toHaveValue('Joanna Reid');
  await page.getByLabel('Motivation').fill('I trained on your surgical ward and would like to come back.');
  await page.getByRole('button', { name: 'Generate Letter' }).click();
  await page.waitForURL(/edit=/);
  await page.reload();
  await page.getByRole('tab', { name: 'Builder' }).click();
  await toJob(page);
  await expect(documentsOf(page)).toHaveCount(2);

  // Invited: the interview knows it, and is found with the job.
  await page.getByLabel('Stage').selectOption('Interview');
  await page.getByRole('button', { name: 'Practice for this interview' }).click();
  const interview = page.getByRole('tabpanel', { name: 'Interview' });
  await expect(interview.getByLabel(/^Company/)).toHaveValue('Ashgrove Hospital');
  await expect(interview.getByLabel(/^Position/)).toHaveValue(/^Staff Nurse/);
  await interview.getByLabel(/^Interview Difficulty/).selectOption('easy');
  await interview.getByRole('button', { name: 'Start Interview' }).click();
  await expect(interview.getByLabel('Your answer')).toBeVisible();
  await interview.getByLabel('Your answer').fill('I have nursed on surgical wards for six years.');
  // On a busy machine a page may be left before its last save; what was not sent waits on the device for the interview.
  const isAnswerSaved = page.waitForResponse(
    (response) =>
      response.url().includes('/api/interview/sessions') &&
      Boolean(response.request().postData()?.includes('"isSkipped":false')),
  );
  await interview.getByRole('button', { name: 'Next Question' }).click();
  await isAnswerSaved;
  await page.goto('/applications');
  await page
    .getByRole('region', { name: 'Interview', exact: true })
    .getByRole('button', { name: /^Ashgrove Hospital/ })
    .click();
  await expect(page.getByText(/In progress, 1 of \d+ answered/)).toBeVisible();

  // Thanks to the same people, and back to the board where it was.
  await page.getByRole('button', { name: 'Write a thank-you letter' }).click();
  await expect(page.getByLabel(/^Company/)).toHaveValue('Ashgrove Hospital');
  await expect(page.getByLabel('Hiring Manager')).toHaveValue('Joanna Reid');
  await page.getByLabel('Motivation').fill('Thank you for showing me the ward.');
  await page.getByRole('button', { name: 'Generate Letter' }).click();
  await page.waitForURL(/edit=/);

  // The same advert elsewhere is the same job.
  await page.goto('/letter-builder');
  await page.getByLabel(/^Job Description/).fill(advert);
  await page.getByLabel('Motivation').focus();
  await expect(page).toHaveURL(/application=/);
  await toJob(page);
  await expect(documentsOf(page)).toHaveCount(3);
});
