import type { Page } from '@playwright/test';
import { saveApplication } from '@candor/contracts/applications';
import { addStory, deleteStory } from '@candor/contracts/interview';
import { expect, test } from './test.ts';

const answers = [
  'In 2024 handovers on my 32-bed surgical ward at Riverside ran 15 minutes late every evening.',
  'My manager asked me to shorten them without losing anything that matters.',
  'I timed twenty handovers, wrote a one-page form and tried it with two colleagues for a week.',
  'They went from 40 to 25 minutes, and three other wards took the form over.',
].join(' ');

const inFrench =
  'En 2024, dans mon service à Lyon, les transmissions du soir prenaient du retard. J’ai chronométré les transmissions et rédigé une fiche. Elles sont passées de 40 à 25 minutes.';

const panelOf = (page: Page, name = 'Interview') => page.getByRole('tabpanel', { name });

async function setUp(page: Page) {
  const panel = panelOf(page);
  await panel.getByLabel('Position').fill('Staff nurse');
  await panel.getByLabel('Company').fill('Riverside Hospital');
  await panel.getByLabel('Interview Difficulty').selectOption('easy');
  await panel.getByRole('button', { name: 'Start Interview' }).click();
  await expect(panel.getByText(/^Question 1 of \d+$/)).toBeVisible();
}

test('an interview is typed, goes on where it was after a reload, and shows what its scores are made of', async ({
  page,
  signedIn,
  accessible,
}) => {
  expect(signedIn.token).not.toBe('');
  await page.goto('/cv-builder?tab=interview');
  const panel = panelOf(page);
  await panel.getByRole('button', { name: 'Start Interview' }).click();
  await expect(panel.getByText('Please choose a difficulty.')).toBeVisible();
  await accessible('the set-up of an interview');
  await setUp(page);

  const next = panel.getByRole('button', { name: 'Next Question' });
  const answer = panel.getByLabel('Your answer');
  await expect(next).toBeDisabled();
  await answer.fill('   ');
  await expect(next).toBeDisabled();
  await answer.fill(answers);
  await expect(panel.getByText('Saved', { exact: true })).toBeVisible();
  await accessible('a question of an interview');
  await page.reload();
  await expect(answer).toHaveValue(answers);
  await next.click();
  await expect(panel.getByText(/^Question 2 of /)).toBeVisible();
  await expect(panel.getByRole('progressbar', { name: 'Interview progress' })).not.toHaveAttribute(
    'aria-valuenow',
    '0',
  );

  // The last one has another button.
  const count = Number(((await panel.getByText(/^Question 2 of /).textContent()) ?? '').split(' ').at(-1));
  for (let at = 2; at < count; at += 1) {
    // Parts of a story are looked for where one was asked for.
    const isStory = await panel.getByRole('heading', { name: /^Tell me about (?!yourself)/ }).isVisible();
    if (isStory) await answer.fill(answers);
    await (isStory ? next : panel.getByRole('button', { name: 'Skip' })).click();
    await expect(panel.getByText(`Question ${at + 1} of ${count}`)).toBeVisible();
  }
  await answer.fill('I do not know.');
  await panel.getByRole('button', { name: 'Finish Interview' }).click();
  await expect(panel.getByRole('heading', { name: 'Interview performance' })).toBeVisible();
  await expect(panel.getByText('Time management')).toBeVisible();

  await panel.getByRole('button', { name: 'Get Detailed Feedback' }).click();
  const feedback = panel.getByRole('region', { name: 'Detailed feedback' });
  await expect(feedback.getByText('Result', { exact: true }).first()).toBeVisible();
  await expect(feedback.getByText('You skipped this question.').first()).toBeVisible();
  await accessible('the analysis of an interview');

  await feedback.getByRole('button', { name: 'Save as a story' }).first().click();
  await page.getByRole('dialog').getByLabel('Title').fill('Shorter handovers');
  await page.getByRole('dialog').getByLabel('Initiative').check();
  await accessible('a story of an answer');
  await page.getByRole('button', { name: 'Save story' }).click();
  await panel.getByRole('button', { name: 'Practice Again' }).click();
  await expect(panel.getByLabel('Position')).toHaveValue('Staff nurse');
  await panel.getByText('Story bank', { exact: true }).click();
  await expect(panel.getByRole('button', { name: 'Shorter handovers', exact: true })).toBeVisible();
  await expect(panel.getByText(/^No story yet for: /)).toBeVisible();
  await accessible('the story bank');
  await panel.getByText('Progress', { exact: true }).click();
  await expect(panel.getByRole('heading', { name: 'Practice next' })).toBeVisible();
  await panel.getByRole('button', { name: 'Staff nurse, Riverside Hospital', exact: true }).click();
  await expect(panel.getByRole('heading', { name: 'Interview performance' })).toBeVisible();
});

test('an interview in French is asked in French, and is compared instead of scored', async ({
  page,
  context,
  signedIn,
  accessible,
  expectedErrors,
}) => {
  expect(signedIn.token).not.toBe('');
  expectedErrors.push('ERR_INTERNET_DISCONNECTED');
  await page.goto('/cv-builder?tab=interview');
  const panel = panelOf(page);
  await panel.getByLabel('Language of the interview').selectOption('fr');
  await setUp(page);
  const question = panel.locator('h3[lang="fr"]');
  await expect(question).toHaveText(/ /);
  await panel.getByLabel('Your answer').fill(inFrench);
  await panel.getByRole('button', { name: 'More for this interview' }).click();
  await page.getByRole('menuitem', { name: 'Finish now and see results' }).click();
  await expect(panel.getByText(/^Only answers in English get scores/)).toBeVisible();
  await panel.getByRole('button', { name: 'Get Detailed Feedback' }).click();
  const first = panel.getByRole('region', { name: 'Detailed feedback' }).getByRole('article').first();
  await expect(first.getByText(/^\d+ words, about \d+ seconds, with 3 figures/)).toBeVisible();
  await expect(first.locator('ul[lang="fr"] li').first()).toBeVisible();
  await accessible('an interview in another language');

  // What it is asked in is on this device, too.
  await panel.getByRole('button', { name: 'Practice Again' }).click();
  await context.setOffline(true);
  await setUp(page);
  await expect(question).toHaveText(/ /);
  await context.setOffline(false);
});

test(
  'an interview is finished without a connection, and kept once there is one',
  { tag: ['@phone', '@release'] },
  async ({ page, context, signedIn, expectedErrors }) => {
    expect(signedIn.token).not.toBe('');
    expectedErrors.push('ERR_INTERNET_DISCONNECTED');
    await page.goto('/cv-builder?tab=interview');
    await setUp(page);
    const panel = panelOf(page);
    await expect(panel.getByText('Saved', { exact: true })).toBeVisible();
    await context.setOffline(true);
    await panel.getByLabel('Your answer').fill(answers);
    await expect(panel.getByText('Offline: kept on this device')).toBeVisible();
    await panel.getByRole('button', { name: 'More for this interview' }).click();
    await page.getByRole('menuitem', { name: 'Finish now and see results' }).click();
    await expect(panel.getByText('Time management')).toBeVisible();
    // Another is begun meanwhile; the first one is not forgotten.
    await panel.getByRole('button', { name: 'Practice Again' }).click();
    await setUp(page);
    await context.setOffline(false);
    await expect(panel.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect(panel.getByLabel('Your answer')).toBeVisible();
    await panel.getByRole('button', { name: 'More for this interview' }).click();
    await page.getByRole('menuitem', { name: 'Save and continue later' }).click();
    await panel.getByText('Progress', { exact: true }).click();
    await expect(panel.getByText(/1 answer/)).toBeVisible();
    await expect(panel.getByText(/In progress, 0 of/)).toBeVisible();
  },
);

test(
  'a category is practiced with feedback after each answer, and the job of an application is taken along',
  { tag: ['@phone', '@release'] },
  async ({ page, request, signedIn, accessible }) => {
    await page.goto('/letter-builder?tab=interview');
    const panel = panelOf(page);
    await expect(panel.getByRole('button', { name: 'Start Behavioral' })).toBeVisible();
    await accessible('the start of a practice');
    await panel.getByRole('button', { name: 'Start Behavioral' }).click();
    await panel.getByLabel('Your answer').fill(answers);
    await panel.getByRole('button', { name: 'Check my answer' }).click();
    await expect(panel.getByText(/ to answer$/)).toBeVisible();
    await accessible('feedback on an answer');
    await panel.getByRole('button', { name: 'Answer again' }).click();
    await expect(panel.getByLabel('Your answer')).toHaveValue(answers);
    await panel.getByRole('button', { name: 'More for this interview' }).click();
    await page.getByRole('menuitem', { name: 'Finish now and see results' }).click();
    await expect(panel.getByRole('heading', { name: 'Practice results' })).toBeVisible();

    const answered = await request.post(saveApplication.path, {
      data: {
        title: 'Ward manager',
        company: 'Northwind Clinic',
        advertText: 'Ward manager\nLead a team of 20.',
      },
      headers: { authorization: `Bearer ${signedIn.token}` },
    });
    const { application } = saveApplication.reply.schema.parse(await answered.json());
    await page.goto(`/cv-builder?tab=interview&application=${application.id}`);
    await expect(panel.getByLabel('Position')).toHaveValue('Ward manager');
    await expect(panel.getByLabel('Company')).toHaveValue('Northwind Clinic');
    // Its ad is the job's own, and tells the language.
    await expect(panel.getByRole('link', { name: 'Ward manager, Northwind Clinic' })).toBeVisible();
    await expect(panel.getByLabel('Job ad', { exact: true })).toHaveCount(0);
    await expect(panel.getByLabel('Language of the interview')).toHaveValue('');
  },
);

test(
  'a story goes into a letter, which shows where it came from until the story is deleted',
  { tag: ['@phone', '@release'] },
  async ({ page, request, signedIn, accessible }) => {
    const headers = { authorization: `Bearer ${signedIn.token}` };
    const added = await request.post(addStory.path, { headers, data: addStory.example.body });
    const { id, title } = addStory.reply.schema.parse(await added.json());
    await page.goto('/letter-builder');
    await page.getByLabel('Company Name').fill('Northwind Clinic');
    await page.getByLabel('Position Title').fill('Ward manager');
    await page.getByLabel('Motivation').fill('I trained on your surgical ward.');
    await page.getByLabel('Add a story from your story bank').selectOption(title);
    await expect(page.getByLabel('Experience')).toHaveValue(/I timed twenty of them/);
    await page.getByRole('button', { name: title, exact: true }).click();
    await expect(page.getByRole('dialog').getByLabel('Result')).toHaveValue(
      'They went from 40 to 25 minutes.',
    );
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await accessible('a story in a letter form');
    await page.getByRole('button', { name: 'Generate Letter' }).click();
    // A phone shows the page that was written.
    await page.getByRole('radio', { name: 'Form', exact: true }).last().check({ force: true });
    const stories = page.getByRole('list', { name: 'Stories in this letter' });
    await expect(stories).toContainText(title);
    await accessible('a letter that tells a story');

    await page.reload();
    await expect(stories).toContainText(title);
    await request.delete(deleteStory.path.replace(':id', id), { headers });
    await page.reload();
    await expect(page.getByLabel('Experience')).toHaveValue(/I timed twenty of them/);
    await expect(stories).toHaveCount(0);
  },
);
