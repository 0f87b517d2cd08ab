import type { Page } from '@playwright/test';
import { login } from '@candor/contracts/account';
import { begin, localLists, say, scriptedModel, startNewCandor, writes } from '@candor/testing/server';
import type { CandorServer, ScriptedModel } from '@candor/testing/server';
import { aNewcomer, expect, test } from './test.ts';

const honest = 'Lead a 32-bed surgical ward through night shifts';
const invented = 'Cut medication errors by 85 % at Mayo Clinic';
const answer = JSON.stringify({
  summary: [
    { text: 'Charge Nurse who runs a 32-bed surgical ward at Riverside Medical Center.', lines: ['p1.1'] },
  ],
  posts: [{ post: 'p1', bullets: [honest, invented].map((text) => ({ text, lines: ['p1.1'] })) }],
  skills: [],
});

const admin = { email: 'admin@example.org', password: 'paper-lamp-of-the-admin' };
// Beside the servers of the other journeys, one for each worker.
const port = Number(process.env['E2E_PORT'] ?? 3190) + 21 + Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
let model: ScriptedModel;
let candor: CandorServer;

test.beforeAll(async () => {
  const lists = localLists.ollama('llama3.2:latest', 'broken:latest');
  model = await scriptedModel((reply, body) => {
    if (!body.includes('broken:latest')) return writes(answer)(reply, body);
    begin(reply);
    say(reply, 'As a language model I would rather not.');
    reply.end('data: [DONE]\n\n');
  }, lists);
  candor = await startNewCandor({
    port,
    env: {
      AI_PROVIDER: 'local',
      AI_BASE_URL: model.baseURL,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    },
  });
});

test.afterAll(async () => {
  await candor.stop();
  candor.forget();
  await model.close();
});

test.use({ baseURL: `http://127.0.0.1:${port}` });

async function enter(page: Page, path: string, body: object) {
  const answered = await fetch(candor.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { token } = login.reply.schema.parse(await answered.json());
  await page.addInitScript((value) => localStorage.setItem('auth_token', value), token);
}

test(
  'an administrator finds a local model, tries it and chooses it; what it invents does not stand',
  { tag: '@release' },
  async ({ page, isMobile, accessible }) => {
    await enter(page, login.path, admin);
    await page.goto('/dashboard');
    if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('link', { name: 'Admin', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Language model' })).toBeVisible();
    await expect(page.getByText('Built-in writer')).toBeVisible();
    await expect(page.getByRole('paragraph').filter({ hasText: 'llama3.2:latest' })).toBeVisible();
    await accessible('the language model of an administrator');

    await page.getByRole('button', { name: 'Try broken:latest' }).click();
    await expect(page.getByText('No sentence was written.')).toBeVisible();
    await expect(page.getByText(/wasn’t in the form Candor asks for/)).toBeVisible();

    await page.getByRole('button', { name: 'Try llama3.2:latest' }).click();
    await expect(page.getByText('2 of 3 sentences passed the fact check.')).toBeVisible();
    const sentences = page.getByRole('list', { name: 'Sentences' }).getByRole('listitem');
    await expect(sentences).toHaveCount(3);
    await expect(sentences.filter({ hasText: 'Refused:' })).toContainText('Mayo');
    await accessible('the trial of a local model');

    await page.getByRole('button', { name: 'Use llama3.2:latest' }).click();
    await expect(page.getByRole('paragraph').filter({ hasText: /^In use$/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Use the built-in writer' })).toBeVisible();

    await page.goto('/cv-builder');
    await page.getByRole('button', { name: 'Try with sample data' }).click();
    await page.getByRole('button', { name: 'Generate Professional CV' }).click();
    await page.waitForURL(/edit=/);
    if (isMobile) await page.getByRole('radio', { name: 'Page', exact: true }).last().check({ force: true });
    const shown = page.getByRole('document', { name: 'Text of the pages' });
    await expect(shown).toContainText(honest);
    await expect(shown).not.toContainText('Mayo');

    await page.goto('/admin');
    await page.getByRole('button', { name: 'Use the built-in writer' }).click();
    await expect(page.getByText('No language model is used.')).toBeVisible();
  },
);

test('nobody else gets there', { tag: '@release' }, async ({ page, isMobile }) => {
  await enter(page, '/api/register', aNewcomer());
  await page.goto('/admin');
  await page.waitForURL('**/dashboard');
  await expect(page.getByText("You don't have administrator privileges.", { exact: true })).toBeVisible();
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('link', { name: 'Dashboard' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0);
});
