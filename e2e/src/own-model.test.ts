import { login, register } from '@candor/contracts/account';
import { generateCv } from '@candor/contracts/cv';
import { sampleDraft } from '@candor/domain/cv';
import {
  scriptedModel,
  startNewCandor,
  writes,
  type CandorServer,
  type ScriptedModel,
} from '@candor/testing/server';
import { administrator } from './administrator.ts';
import { aNewcomer, expect, test } from './test.ts';

const RIGHT = 'sk-right-key-of-the-journey-1234';
const honest = 'Lead a 32-bed surgical ward through night shifts';
const cv = JSON.stringify({
  summary: [
    { text: 'Charge Nurse who runs a 32-bed surgical ward at Riverside Medical Center.', lines: ['p1.1'] },
  ],
  posts: [{ post: 'p1', bullets: [honest].map((text) => ({ text, lines: ['p1.1'] })) }],
  skills: [],
});

// Beside the servers of the other journeys, one for each worker.
const port = Number(process.env['E2E_PORT'] ?? 3190) + 31 + Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
let model: ScriptedModel;
let candor: CandorServer;

test.beforeAll(async () => {
  model = await scriptedModel((reply, body) => {
    const isRight = model.requests.at(-1)?.authorization === `Bearer ${RIGHT}`;
    if (!isRight) return void reply.writeHead(401).end('{"error":{"message":"no"}}');
    return writes(body.includes('Answer with the word') ? '{"word":"candor"}' : cv)(reply, body);
  });
  const { email: ADMIN_EMAIL, password: ADMIN_PASSWORD } = administrator;
  candor = await startNewCandor({
    port,
    env: { OWN_MODEL_BASE_URL: model.baseURL, ADMIN_EMAIL, ADMIN_PASSWORD },
  });
});
test.afterAll(async () => {
  await candor.stop();
  candor.forget();
  await model.close();
});
test.use({ baseURL: `http://127.0.0.1:${port}`, expectedErrors: ['400'] });

test(
  'an administrator allows own models; a person adds a key, has it write, and removes it',
  { tag: '@release' },
  async ({ page, request, accessible }) => {
    const data = { email: administrator.email, password: administrator.password };
    const admin = login.reply.schema.parse(await (await request.post(login.path, { data })).json());
    const person = register.reply.schema.parse(
      await (await request.post(register.path, { data: aNewcomer() })).json(),
    );
    const enterAs = async (token: string, path: string) => {
      await page.goto('/api/docs');
      await page.evaluate((value) => localStorage.setItem('auth_token', value), token);
      await page.goto(path);
    };
    await enterAs(admin.token, '/admin');
    const own = page.getByRole('switch', { name: 'Own AI models' });
    await own.click();
    const site = page.locator('form').filter({ has: own });
    await site.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('The site settings apply to everyone now.').first()).toBeVisible();

    await enterAs(person.token, '/settings');
    await page.getByRole('button', { name: 'Add a key' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Provider').selectOption('OpenRouter');
    await dialog.getByLabel('Model', { exact: true }).fill('vendor/model');
    await dialog.getByLabel('API key', { exact: true }).fill('sk-wrong-key-of-the-journey');
    await accessible('the form of an own model');
    await dialog.getByRole('button', { name: 'Try and save' }).click();
    await expect(dialog.getByText('OpenRouter didn’t accept this key.')).toBeVisible();
    await dialog.getByLabel('API key', { exact: true }).fill(RIGHT);
    await dialog.getByRole('button', { name: 'Try and save' }).click();
    await expect(page.getByText('OpenRouter · vendor/model')).toContainText('key ending in 1234');
    await accessible('settings with an own model');

    const headers = { authorization: `Bearer ${person.token}` };
    const written = await request.post(generateCv.path, { data: sampleDraft, headers });
    expect(generateCv.reply.schema.parse(await written.json()).facts.writer).toBe('model');

    await page.getByRole('button', { name: 'Remove key' }).click();
    await dialog.getByRole('button', { name: 'Remove key' }).click();
    await expect(page.getByRole('button', { name: 'Add a key' })).toBeVisible();
  },
);
