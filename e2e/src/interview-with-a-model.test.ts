import type { Page } from '@playwright/test';
import {
  isDown,
  scriptedModel,
  startNewCandor,
  writes,
  type CandorServer,
  type ScriptedModel,
} from '@candor/testing/server';
import { expect, test } from './test.ts';

const quote = 'I timed twenty handovers';
const answers = [
  'In 2024 handovers on my 32-bed surgical ward ran 15 minutes late every evening.',
  'My manager asked me to shorten them without losing anything that matters.',
  `${quote}, wrote a one-page form and tried it with two colleagues for a week.`,
  'They went from 40 to 25 minutes, and three other wards took the form over.',
].join(' ');
const useful = 'Say when you did this, and who helped you.';
const others = {
  quotesNothing: 'You could tell this from its end.',
  misquotes: 'You could say what you did with the figures.',
  invents: 'Say that you led 40 people at Mayo Clinic.',
};
const remarks = [
  { lines: ['a1'], kind: 'relevance', quote: '', message: others.quotesNothing },
  { lines: ['a1'], kind: 'length', quote: 'I timed thirty handovers', message: others.misquotes },
  { lines: ['a1'], kind: 'pace', quote, message: others.invents },
  { lines: ['a1'], kind: 'clarity', quote, message: useful },
];

// Beside the server of the other journeys, one for each worker.
const port = Number(process.env['E2E_PORT'] ?? 3190) + 1 + Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
let model: ScriptedModel;
let candor: CandorServer;
let isModelUp = true;

test.beforeAll(async () => {
  model = await scriptedModel((reply, body) =>
    (isModelUp ? writes(JSON.stringify({ remarks })) : isDown)(reply, body),
  );
  candor = await startNewCandor({
    port,
    env: { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'scripted', AI_BASE_URL: model.baseURL },
  });
});

test.beforeEach(() => {
  isModelUp = true;
});

test.afterAll(async () => {
  await candor.stop();
  candor.forget();
  await model.close();
});

test.use({ baseURL: `http://127.0.0.1:${port}` });

const panelOf = (page: Page) => page.getByRole('tabpanel', { name: 'Interview' });
const askButton = (page: Page) => panelOf(page).getByRole('button', { name: 'Ask the language model' });

/** The feedback on an interview of which the first question was answered. */
async function answeredInterview(page: Page) {
  await page.goto('/cv-builder?tab=interview');
  const panel = panelOf(page);
  await panel.getByLabel('Position').fill('Staff nurse');
  await panel.getByLabel('Company').fill('Riverside Hospital');
  await panel.getByLabel('Interview Difficulty').selectOption('easy');
  await panel.getByRole('button', { name: 'Start Interview' }).click();
  await panel.getByLabel('Your answer').fill(answers);
  await panel.getByRole('button', { name: 'More for this interview' }).click();
  await page.getByRole('menuitem', { name: 'Finish now and see results' }).click();
  await panel.getByRole('button', { name: 'Get Detailed Feedback' }).click();
  return panel.getByRole('region', { name: 'Detailed feedback' });
}

test(
  'a model is asked for remarks: those that quote the answer are shown with their words, no others are',
  { tag: '@release' },
  async ({ page, signedIn, accessible }) => {
    expect(signedIn.token).not.toBe('');
    const feedback = await answeredInterview(page);
    await expect(askButton(page)).toBeVisible();
    // Nobody is asked before the button is pressed.
    expect(model.requests).toHaveLength(0);
    await expect(feedback.getByText('language model')).toHaveCount(0);
    await askButton(page).click();
    const remark = feedback.getByRole('listitem').filter({ hasText: 'language model' });
    await expect(remark).toHaveCount(1);
    await expect(remark).toContainText(useful);
    for (const message of Object.values(others)) await expect(feedback).not.toContainText(message);
    await remark.getByRole('button', { name: quote }).click();
    await expect(feedback.locator('mark').filter({ hasText: quote })).toBeVisible();
    await expect(askButton(page)).toBeHidden();
    await expect(panelOf(page).getByText('The language model added 1 remark.')).toBeVisible();
    await accessible('remarks of a language model');
  },
);

test(
  'a model that fails leaves the built-in remarks and a note, and can be asked again',
  { tag: '@release' },
  async ({ page, signedIn, accessible }) => {
    expect(signedIn.token).not.toBe('');
    isModelUp = false;
    await page.goto('/letter-builder?tab=interview');
    const panel = panelOf(page);
    await panel.getByRole('button', { name: 'Start Behavioral' }).click();
    await panel.getByLabel('Your answer').fill(answers);
    await panel.getByRole('button', { name: 'Check my answer' }).click();
    await askButton(page).click();
    await expect(panel.getByText('The language model could not be used this time')).toBeVisible();
    await expect(panel.getByText(/ to answer$/)).toBeVisible();
    await accessible('a language model that failed');
    isModelUp = true;
    await askButton(page).click();
    await expect(panel.getByText(useful)).toBeVisible();
    await expect(panel.getByText('could not be used')).toBeHidden();
  },
);
