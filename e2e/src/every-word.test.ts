import type { BrowserContext, Page } from '@playwright/test';
import { login } from '@candor/contracts/account';
import { roadmapSchema, saveRoadmap, type Roadmap } from '@candor/contracts/career';
import { generateCv } from '@candor/contracts/cv';
import { sampleDraft } from '@candor/domain/cv';
import { pseudo } from '@candor/words';
import { aLetter } from './a-letter.ts';
import { administrator } from './administrator.ts';
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

/** What is the same in every language, or is not the screen's own: names, addresses, figures, keys, dates that Intl words. */
const SAME =
  /^(?:[\W\d_]*|Candor|PDF|DOCX|HTML|TXT|JSON|CSV|vCard|A4|Letter|OK|Ctrl|Cmd|Esc|Enter|⌘?\w|LinkedIn|LaTeX|Europass|Word|Premium|Professional|Adzuna|Arbeitnow|Jobicy|Greenhouse|Lever|Ashby|https?:\S+|(?:[A-Z][a-z]{2} ){0,2}\d[\d:, ]*(?:[AP]M|MB)?)$/u;

const PHONE_PX = 390;

interface Found {
  /** Texts that bear no marks of the language that is none. */
  bare: string[];
  /** Texts that are cut off, with what of them can be seen. */
  cut: string[];
  isTooWide: boolean;
}

/**
 * What of the screen is not translated, and what has no room for words that are two fifths longer. Words of people and documents say so:
 * they have a language of their own (`lang`), take either direction (`dir="auto"`) or are within a document.
 */
function look(page: Page): Promise<Found> {
  return page.evaluate(() => {
    const bare = new Set<string>();
    const cut = new Set<string>();
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    // What only is read out has a box of one pixel; what scrolls sideways is cut by intent.
    const isRead = (element: HTMLElement) =>
      element.clientWidth === 1 || element.closest('.sr-only') !== null;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = (node.textContent ?? '').trim();
      if (!element || text === '' || element.closest('script, style, noscript') || !isShown(element))
        continue;
      if (element.closest('[lang]:not(html), [dir="auto"], bdi, [role="document"], svg, textarea')) continue;
      if (!text.includes('⟦')) bare.add(text);
    }
    for (const element of document.querySelectorAll<HTMLElement>(
      'button, a, label, h1, h2, h3, h4, p, li, th, td, legend, [role="tab"]',
    )) {
      if (!isShown(element) || isRead(element) || !element.textContent.includes('⟦')) continue;
      const { overflowX, textOverflow } = getComputedStyle(element);
      if (overflowX === 'visible') {
        // Words that run out of their box over what is beside it.
        const { right, left } = element.getBoundingClientRect();
        if ((right > document.documentElement.clientWidth + 1 || left < -1) && !scrolls(element))
          cut.add(`out of the page: ${element.textContent}`);
        if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
          cut.add(`runs over: ${element.textContent}`);
      } else if (
        textOverflow !== 'ellipsis' &&
        overflowX !== 'auto' &&
        overflowX !== 'scroll' &&
        element.scrollWidth > element.clientWidth + 1
      )
        cut.add(`cut: ${element.textContent}`);
    }
    return {
      bare: [...bare],
      cut: [...cut],
      isTooWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
    };
  });
}

/** The same under the name of the screen, but for words that are the person's own; nothing where nothing was found. */
async function foundAt(page: Page, screen: string, own: readonly unknown[]): Promise<Record<string, Found>> {
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator('.animate-pulse')).toHaveCount(0);
  const { bare, ...room } = await look(page);
  const known = JSON.stringify(own);
  const isOwn = (text: string) =>
    text.split(/, | · | – | - |^[“(]|[”)]$/).every((part) => known.includes(part));
  const words = bare.filter((text) => !SAME.test(text) && !isOwn(text));
  return words.length > 0 || room.cut.length > 0 || room.isTooWide
    ? { [screen]: { bare: words, ...room } }
    : {};
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

/** What a roadmap calls by the names of its tables: roles, courses, bodies, sources, and what is offered to learn from. */
const namesIn = ({ steps, move, sources, alternativePaths, current, target, ...roadmap }: Roadmap) => [
  [roadmap.currentRole, roadmap.targetRole, current, target, alternativePaths, sources],
  [move?.study?.name, move?.register?.body, move?.ask, move?.restsOn],
  steps.map(({ requiredSkills, resources, milestones }) => [
    requiredSkills,
    resources,
    milestones.map(({ body, shownBy }) => [body, shownBy]),
  ]),
];

const inPseudo = (context: BrowserContext, url = '') =>
  context.addCookies([{ name: 'language', value: 'pseudo', url }]);

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

test('so is every word of a roadmap, but for the names of its tables', async ({
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
