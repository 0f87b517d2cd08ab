import type { Page } from '@playwright/test';
import { login } from '@candor/contracts/account';
import { roadmapSchema, saveRoadmap, type Roadmap } from '@candor/contracts/career';
import { generateCv } from '@candor/contracts/cv';
import { sampleDraft } from '@candor/domain/cv';
import { pseudo } from '@candor/words';
import { aLetter } from './a-letter.ts';
import { administrator } from './administrator.ts';
import { foundIn, inPseudo, type Found } from './pseudo-language.ts';
import { expect, test } from './test.ts';

const screens = [
  '/dashboard',
  '/applications',
  '/profile',
  '/settings',
  '/notifications',
  '/subscription',
] as const;
const builderTabs = [
  'import',
  'collaborate',
  'optimizer',
  'design',
  'export',
  'interview',
  'salary',
  'career',
  'network',
] as const;

const PHONE_PX = 390;

/** What is found on a screen once it is there. */
async function foundAt(page: Page, screen: string, own: readonly unknown[]): Promise<Record<string, Found>> {
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator('.animate-pulse')).toHaveCount(0);
  return foundIn(page, screen, own);
}

/** What is found on a screen, and on a wide one once more in the width of a phone: that costs less than to open it there. */
async function foundOn(page: Page, screen: string, own: readonly unknown[]): Promise<Record<string, Found>> {
  const found = await foundAt(page, screen, own);
  const size = page.viewportSize();
  if (!size || size.width <= PHONE_PX) return found;
  await page.setViewportSize({ ...size, width: PHONE_PX });
  Object.assign(found, await foundAt(page, `${screen}, narrow`, own));
  await page.setViewportSize(size);
  return found;
}

/** What a roadmap names as it is called: roles, sources, what is offered to learn from, and what the CV says. */
const namesIn = ({ steps, sources, alternativePaths, current, target, ...roadmap }: Roadmap) => [
  [roadmap.currentRole, roadmap.targetRole, current, target, alternativePaths, sources],
  steps.map(({ resources, milestones }) => [resources, milestones.map(({ shownBy }) => shownBy)]),
];

test('every word of every screen is translated, and has room for longer ones', async ({
  page,
  context,
  baseURL,
  request,
  signedIn,
}) => {
  await inPseudo(context, baseURL);
  const headers = { authorization: `Bearer ${signedIn.token}` };
  const made = await request.post(generateCv.path, { headers, data: sampleDraft });
  const cv = generateCv.reply.schema.parse(await made.json());
  const letter = await aLetter(request, signedIn, ['I kept the night log for six years.']);
  const own = [sampleDraft, cv, signedIn, 'Ward nurse', 'Barton Creek Hospital'];
  const found: Record<string, Found> = {};
  for (const path of [
    ...screens,
    ...builderTabs.map((tab) => `/cv-builder?edit=${cv.id}&tab=${tab}`),
    `/cv-builder?edit=${cv.id}`,
    '/cv-builder',
    `/letter-builder?edit=${letter}`,
    '/letter-builder',
    '/save-job',
  ]) {
    await page.goto(path);
    Object.assign(found, await foundOn(page, path.replace(/[\da-f-]{36}/, '…'), own));
  }
  expect(found).toEqual({});
});

/** What a button is called in the language that is none. */
const marked = (english: string) => pseudo(english).join('');

test('so is every word of an interview that is practised', async ({ page, context, baseURL, signedIn }) => {
  await inPseudo(context, baseURL);
  const answer =
    'In 2024 handovers on my ward ran late. My manager asked me to shorten them. I timed twenty of them and wrote a form. They went from 40 to 25 minutes.';
  const own = [signedIn, 'Staff nurse', 'Riverside Hospital', answer];
  const found: Record<string, Found> = {};
  const press = (english: string) => page.getByRole('button', { name: marked(english) }).click();
  await page.goto('/cv-builder?tab=interview');
  await page.locator('[name="position"]').fill('Staff nurse');
  await page.locator('[name="company"]').fill('Riverside Hospital');
  await page.locator('[name="difficulty"]').selectOption('hard');
  Object.assign(found, await foundOn(page, 'set-up', own));
  await press('Start Interview');
  await page.locator('details > summary').click();
  Object.assign(found, await foundOn(page, 'question', own));
  await page.locator('textarea').fill(answer);
  await press('Next Question');
  await press('More for this interview');
  await page.getByRole('menuitem', { name: marked('Finish now and see results') }).click();
  await press('Get Detailed Feedback');
  for (const summary of await page.locator('article details > summary').all()) await summary.click();
  await expect(page.locator('article').first()).toContainText(answer.slice(0, 30));
  Object.assign(found, await foundOn(page, 'results', own));
  expect(found).toEqual({});
});

test('so is every word of a roadmap, but for what roles and sources are called', async ({
  page,
  context,
  baseURL,
  signedIn,
}) => {
  await inPseudo(context, baseURL);
  const made = await context.request.post(saveRoadmap.path, {
    headers: { authorization: `Bearer ${signedIn.token}` },
    data: { currentRole: 'Staff nurse', targetRole: 'Health visitor', country: 'gb' },
  });
  const roadmap = roadmapSchema.parse(await made.json());
  expect(roadmap.move?.traps.length).toBeGreaterThan(0);
  await page.goto(`/cv-builder?tab=career&roadmap=${roadmap.id}`);
  await expect(page.getByRole('article')).toBeVisible();
  expect(await foundOn(page, 'roadmap', [sampleDraft, ...namesIn(roadmap)])).toEqual({});
});

test('so is every word of signing in and of the administration', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  await inPseudo(context, baseURL);
  await page.goto('/auth');
  const found = await foundOn(page, '/auth', []);
  const answer = await request.post(login.path, { data: administrator });
  const { token } = login.reply.schema.parse(await answer.json());
  await page.addInitScript((value) => localStorage.setItem('auth_token', value), token);
  await page.goto('/admin');
  await page.getByRole('searchbox').fill(administrator.email);
  await expect(page.getByRole('row')).toHaveCount(2);
  Object.assign(found, await foundOn(page, '/admin', [administrator, 'Administrator']));
  expect(found).toEqual({});
});
