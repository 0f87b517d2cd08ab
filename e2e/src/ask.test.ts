import type { Page } from '@playwright/test';
import { register } from '@candor/contracts/account';
import { saveApplication } from '@candor/contracts/applications';
import { generateCv, getCv } from '@candor/contracts/cv';
import { saveLetter } from '@candor/contracts/letters';
import { sampleDraft } from '@candor/domain/cv';
import {
  begin,
  callsTools,
  say,
  scriptedModel,
  startNewCandor,
  type CandorServer,
  type Script,
  type ScriptedModel,
  type ToolUse,
} from '@candor/testing/server';
import { goTo } from './go-to.ts';
import { aNewcomer, expect, test } from './test.ts';

// Beside the server of the other journeys, one for each worker.
const port = Number(process.env['E2E_PORT'] ?? 3190) + 21 + Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
let model: ScriptedModel;
let candor: CandorServer;
const outOfOrder: Script = (reply) => void reply.writeHead(401).end();
let script = outOfOrder;

test.beforeAll(async () => {
  model = await scriptedModel((reply, body) => script(reply, body));
  candor = await startNewCandor({
    port,
    env: { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'scripted', AI_BASE_URL: model.baseURL },
  });
});
test.beforeEach(() => {
  script = outOfOrder;
});
test.afterAll(async () => {
  await candor.stop();
  candor.forget();
  await model.close();
});
test.use({ baseURL: `http://127.0.0.1:${port}` });

/** What the model does from now on, one step at each question. */
function play(steps: readonly { uses?: readonly ToolUse[]; text?: string }[]) {
  let at = 0;
  script = (reply, body) => {
    const { uses = [], text = '' } = steps[at] ?? { text: 'That is all.' };
    at += 1;
    return callsTools(uses, text)(reply, body);
  };
}

async function signedUp(page: Page) {
  const call = async (method: string, path: string, body: object | undefined, token = '') => {
    const answer = await fetch(candor.url + path, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return answer.status === 204 ? null : answer.json();
  };
  const { token } = register.reply.schema.parse(await call('POST', register.path, aNewcomer()));
  await page.addInitScript((value) => localStorage.setItem('auth_token', value), token);
  return (method: string, path: string, body?: object) => call(method, path, body, token);
}

type Calls = Awaited<ReturnType<typeof signedUp>>;

async function aCv(calls: Calls) {
  const { id } = generateCv.reply.schema.parse(await calls('POST', generateCv.path, sampleDraft));
  const cv = async () => getCv.reply.schema.parse(await calls('GET', `/api/cv/${id}`));
  const [first = '', second = ''] = (await cv()).document.experience[0]?.bullets ?? [];
  return { id, cv, first, second };
}

const panel = (page: Page, isMobile: boolean) =>
  isMobile
    ? page.getByRole('dialog', { name: 'Ask Candor' })
    : page.getByRole('complementary', { name: 'Ask Candor' });

async function askFor(page: Page, isMobile: boolean, request: string) {
  const box = panel(page, isMobile).getByLabel('Your request');
  if (!(await box.isVisible())) await page.getByRole('button', { name: 'Ask Candor (Ctrl J)' }).click();
  await box.fill(request);
  await box.press('Enter');
}

test('what is proposed for the open CV is reviewed beside its page, accepted one by one, and undone at once', async ({
  page,
  accessible,
  isMobile,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => void loaded.push(request.url()));
  const { id, cv, first, second } = await aCv(await signedUp(page));
  await page.goto(`/cv-builder?edit=${id}`);
  await goTo(page, 'Form', isMobile);
  await expect(page.getByRole('button', { name: 'Ask Candor (Ctrl J)' })).toBeVisible();
  expect(loaded.filter((url) => /ask-panel|ask-conversation/.test(url))).toEqual([]);

  const edits = [
    { path: 'experience.0.bullets.0', was: first, lines: [`${first} at night`] },
    { path: 'experience.0.bullets.1', was: second, lines: [] },
  ];
  play([
    { uses: [{ tool: 'read_document', given: { kind: 'cv', id } }] },
    { uses: [{ tool: 'propose_edits', given: { kind: 'cv', id, edits } }] },
    { text: 'I changed **one** line and took one out. ![x](https://attacker.example/p.png)' },
  ]);
  await askFor(page, isMobile, 'Shorten this post');
  const ask = panel(page, isMobile);
  await expect(ask.getByText('I changed one line and took one out.')).toBeVisible();
  await expect(ask.locator('img, a[href*="attacker"]')).toHaveCount(0);
  await accessible('an answer of Ask Candor');
  await ask.getByRole('button', { name: 'Review 2 changes' }).click();

  const review = page.getByRole('region', { name: 'Review the changes' });
  await expect(review).toContainText('at night');
  await accessible('changes that Ask Candor proposed, beside the page');
  await review.getByRole('checkbox').last().uncheck();
  await review.getByRole('button', { name: 'Accept 1 change' }).click();
  await expect(page.getByText('Changes made', { exact: true })).toBeVisible();
  await expect
    .poll(async () => (await cv()).document.experience[0]?.bullets.slice(0, 2))
    .toEqual([`${first} at night`, second]);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(async () => (await cv()).document.experience[0]?.bullets[0]).toBe(first);

  // It is kept by document, over a reload, until its person deletes it.
  await page.reload();
  await goTo(page, 'Form', isMobile);
  await page.getByRole('button', { name: 'Ask Candor (Ctrl J)' }).click();
  await expect(ask.getByText('Shorten this post')).toBeVisible();
  await ask.getByRole('button', { name: 'Delete this conversation' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(ask.getByRole('list', { name: 'Examples' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ask).toHaveCount(0);
});

test(
  'on another screen the changes are chosen in the panel, and what would act waits for a press',
  { tag: '@wide' },
  async ({ page, accessible, isMobile }) => {
    const calls = await signedUp(page);
    const { id, cv, first } = await aCv(calls);
    const body = { title: 'Ward Nurse', company: 'Marlowe Clinic', advertText: 'Ward Nurse\nWound care' };
    const saved = await calls('POST', saveApplication.path, body);
    const { application } = saveApplication.reply.schema.parse(saved);
    const stage = async () => (await calls('GET', `/api/applications/${application.id}`)).stage as string;
    await page.goto('/dashboard');
    const edits = [{ path: 'experience.0.bullets.0', was: first, lines: [`${first} at night`] }];
    play([
      {
        uses: [
          { tool: 'propose_edits', given: { kind: 'cv', id, edits } },
          { tool: 'move_job', given: { id: application.id, to: 'applied' } },
        ],
      },
      { text: 'Both wait for you.' },
    ]);
    await expect(page.getByRole('button', { name: 'Ask Candor (Ctrl J)' })).toBeVisible();
    if (!isMobile) {
      await page.keyboard.press('Control+j');
      await expect(panel(page, isMobile).getByLabel('Your request')).toBeFocused();
    }
    await askFor(page, isMobile, 'Make my nurse CV fit, and I have applied');
    const ask = panel(page, isMobile);
    await expect(ask.getByText('Both wait for you.')).toBeVisible();
    await accessible('proposals in Ask Candor');
    expect(await stage()).toBe('saved');
    await ask.getByRole('button', { name: 'Do it' }).click();
    await expect(ask.getByText('Done.')).toBeVisible();
    expect(await stage()).toBe('applied');
    // Told on its card, without a reload.
    if (!isMobile) await expect(page.getByRole('link', { name: 'Changes to review' })).toBeVisible();
    await ask.getByRole('button', { name: 'Accept all 1 change' }).click();
    await expect.poll(async () => (await cv()).document.experience[0]?.bullets[0]).toBe(`${first} at night`);
    if (!isMobile) await expect(page.getByRole('link', { name: 'Changes to review' })).toHaveCount(0);
    await ask.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(async () => (await cv()).document.experience[0]?.bullets[0]).toBe(first);
  },
);

test(
  'an answer is stopped, and is told as stopped; a letter that is open shows what a program proposes',
  { tag: '@wide' },
  async ({ page, isMobile }) => {
    const calls = await signedUp(page);
    await page.goto('/dashboard');
    script = (reply) => {
      begin(reply);
      say(reply, 'I am still thinking');
    };
    await askFor(page, isMobile, 'What is next?');
    const ask = panel(page, isMobile);
    await expect(ask.getByText('I am still thinking')).toBeVisible();
    await ask.getByRole('button', { name: 'Stop' }).click();
    await expect(ask.getByText('Stopped. What was proposed until then is kept.')).toBeVisible();
    await expect(ask.getByText('I am still thinking')).toBeVisible();

    const words = 'I want to come back to your ward.';
    const made = await calls('POST', '/api/compose-letter', { title: 'Ward', paragraphs: [words] });
    const { id } = saveLetter.reply.schema.parse(made);
    // What happens from then on is told to the screen that is open.
    const isListening = page.waitForResponse((response) => response.url().endsWith('/api/events'));
    await page.goto(`/letter-builder?edit=${id}`);
    await expect(page.getByRole('tab', { name: 'Builder' })).toBeVisible();
    await isListening;
    const edits = [{ path: 'paragraphs.0', was: words, lines: ['I want to come back.'] }];
    await calls('PUT', `/api/letter/${id}/proposal`, { edits });
    await expect(page.getByRole('region', { name: 'Review the changes' })).toBeVisible();
  },
);
