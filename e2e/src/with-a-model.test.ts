import type { Page } from '@playwright/test';
import { register } from '@candor/contracts/account';
import { sampleDraft } from '@candor/domain/cv';
import {
  isDown,
  scriptedModel,
  startNewCandor,
  writes,
  type CandorServer,
  type ScriptedModel,
} from '@candor/testing/server';
import { goTo } from './go-to.ts';
import { aNewcomer, expect, test } from './test.ts';

const invented = 'Cut medication errors by 85 % at Mayo Clinic';
const honest = 'Lead a 32-bed surgical ward through night shifts';
/** More than "Helped with training of …", and no fact of its own. */
const alone = 'Trained 18 newly qualified nurses in Epic and early warning scores';
const handover = 'Worked with pharmacy and surgeons on a handover sheet that all 11 wards now use';
const answer = JSON.stringify({
  summary: [
    { text: 'Charge Nurse who runs a 32-bed surgical ward at Riverside Medical Center.', lines: ['p1.1'] },
  ],
  posts: [
    {
      post: 'p1',
      bullets: [
        ...[honest, invented].map((text) => ({ text, lines: ['p1.1'] })),
        { text: alone, lines: ['p1.3'] },
        { text: handover, lines: ['p1.4'] },
      ],
    },
  ],
  skills: [],
  fields: [{ field: 'p1.employer', wordings: ['Riverside Medical'] }],
  leftOut: [{ line: 'p1.2', why: 'I could not tell what these checks were' }],
  questions: [{ line: 'p1.4', question: 'How many patients are handed over a day?' }],
});

// Beside the server of the other journeys, one for each worker.
const port = Number(process.env['E2E_PORT'] ?? 3190) + 1 + Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
let model: ScriptedModel;
let candor: CandorServer;
let isModelUp = true;
let says = answer;

test.beforeAll(async () => {
  model = await scriptedModel((reply, body) => (isModelUp ? writes(says) : isDown)(reply, body));
  candor = await startNewCandor({
    port,
    env: { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'scripted', AI_BASE_URL: model.baseURL },
  });
});

test.afterAll(async () => {
  await candor.stop();
  candor.forget();
  await model.close();
});

test.use({ baseURL: `http://127.0.0.1:${port}` });

async function generateFromSample(page: Page) {
  await page.goto('/cv-builder');
  await page.getByRole('button', { name: 'Try with sample data' }).click();
  await page.getByRole('button', { name: 'Generate Professional CV' }).click();
  await page.waitForURL(/edit=/);
}

async function signUp(page: Page) {
  const answered = await fetch(candor.url + register.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(aNewcomer()),
  });
  const { token } = register.reply.schema.parse(await answered.json());
  await page.addInitScript((value) => localStorage.setItem('auth_token', value), token);
  return token;
}

test('what a model writes stands where the facts carry it; what it invents does not', async ({
  page,
  accessible,
  isMobile,
}) => {
  await signUp(page);
  await generateFromSample(page);
  await goTo(page, 'Form', isMobile);
  await expect(page.getByText(/^The model wrote “Cut medication errors/)).toBeVisible();
  await accessible('a CV written by a model');
  await goTo(page, 'Page', isMobile);
  const shown = page.getByRole('document', { name: 'Text of the pages' });
  await expect(shown).toContainText(honest);
  await expect(shown).not.toContainText('85');
  await expect(shown).not.toContainText('Mayo');

  // What says a little more stands with a mark; a line left out is put in again; what only the person knows is asked.
  await expect(shown).toContainText(alone);
  await goTo(page, 'Form', isMobile);
  const list = page.getByRole('region', { name: /to finish$/ });
  const mark = (words: string) => list.getByRole('listitem').filter({ hasText: words });
  await mark(alone).getByRole('button', { name: 'Leave as it is' }).click();
  await expect(mark(alone)).toHaveCount(0);
  await mark('I could not tell').getByRole('button', { name: 'Put it in' }).click();
  await mark('How many patients').getByRole('textbox').fill('about 90 a day');
  await mark('How many patients').getByRole('button', { name: 'Add' }).click();
  await goTo(page, 'Page', isMobile);
  await expect(shown).toContainText('two-nurse checks');
  await expect(shown).toContainText('now use, about 90 a day');
  await goTo(page, 'Form', isMobile);
  // A short field is changed where it was typed, too.
  await mark('“Riverside Medical Center”').getByRole('button', { name: 'Use this' }).click();
  await page
    .getByRole('button', { name: /^Work Experience/ })
    .first()
    .click();
  await expect(page.getByLabel('Company').first()).toHaveValue('Riverside Medical');

  // What is typed into the form is on the page at once; what the model worded stays, but for the line typed differently.
  const description = page.getByLabel('Description').first();
  await description.fill((await description.inputValue()).replace('pharmacy', 'two pharmacies'));
  await goTo(page, 'Page', isMobile);
  await expect(shown).toContainText('two pharmacies');
  await expect(shown).toContainText(honest);
});

test(
  'a model that is out of order costs nothing but its words: the built-in CV is there, and says so',
  { tag: ['@wide', '@release'] },
  async ({ page }) => {
    isModelUp = false;
    await signUp(page);
    await generateFromSample(page);
    await expect(page.getByText('so your CV is in your own words')).toBeVisible();
    const [job] = sampleDraft.experience;
    await expect(page.getByRole('document', { name: 'Text of the pages' })).toContainText(job?.company ?? '');
    isModelUp = true;
  },
);

test(
  'a message to a contact is worded from what was filled in, and can go back to it',
  { tag: '@wide' },
  async ({ page, accessible }) => {
    const wording = 'Thank you so much for introducing me to Priya.';
    says = JSON.stringify({ paragraphs: [{ sentences: [{ text: wording, lines: ['for'] }] }] });
    const token = await signUp(page);
    const added = await fetch(`${candor.url}/api/network/contacts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ name: 'Ada Lovelace', company: 'Analytical Engines', position: 'Engineer' }),
    });
    expect(added.ok).toBe(true);
    await page.goto('/cv-builder?tab=network');
    await page.getByRole('button', { name: /^Ada Lovelace/ }).click();
    await page.getByRole('button', { name: 'Draft a message' }).click();
    const message = page.getByRole('dialog', { name: 'Message to Ada Lovelace' });
    await message.getByLabel('What it’s for').selectOption('Say thank you');
    await message.getByLabel('Thank you for').fill('introducing me to Priya');
    await message.getByRole('button', { name: 'Have the language model word it' }).click();
    await expect(message.getByText(wording)).toBeVisible();
    await accessible('a message worded by a model');
    await message.getByRole('button', { name: 'Back to your own wording' }).click();
    await expect(message.getByText('Thank you for introducing me to Priya.')).toBeVisible();
    says = answer;
  },
);

test('a model puts words of an import where they belong; what it makes up moves nothing', async ({
  page,
  accessible,
}) => {
  says = JSON.stringify({
    moves: [
      { quote: 'Leeds', to: 'basics.location', lines: ['basics.headline'] },
      { quote: 'Mayo Clinic', to: 'experience.new1.company', lines: ['basics.headline'] },
    ],
  });
  await signUp(page);
  await page.goto('/cv-builder?tab=import');
  await page.getByLabel('Or paste the text of your CV').fill('Ana Ruiz\nNurse in Leeds\n\nSkills\nTriage');
  await page.getByRole('button', { name: 'Process Pasted Content' }).click();
  await page.getByRole('button', { name: 'Use This Content' }).click();
  const review = page.getByRole('dialog', { name: 'Review of Pasted text' });
  const repairs = review.getByRole('region', { name: 'In the wrong place?' });
  await repairs.getByRole('button', { name: 'Have the language model look' }).click();
  await expect(repairs.getByRole('button', { name: /^Move / })).toHaveCount(1);
  await accessible('what a model would move');
  await repairs.getByRole('button', { name: 'Move “Leeds”' }).click();
  await expect(review.getByLabel('Location')).toHaveValue('Leeds');
  await repairs.getByRole('button', { name: 'Undo the move' }).click();
  await expect(review.getByLabel('Location')).toHaveValue('');
  await repairs.getByRole('button', { name: 'Move “Leeds”' }).click();
  await review.getByRole('button', { name: 'Fill the form' }).click();
  await expect(page.getByLabel('Location').first()).toHaveValue('Leeds');
});
