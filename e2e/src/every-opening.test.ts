import type { Page } from '@playwright/test';
import { createApiKey } from '@candor/contracts/api-keys';
import { saveApplication } from '@candor/contracts/applications';
import { saveRoadmap } from '@candor/contracts/career';
import { generateCv } from '@candor/contracts/cv';
import { addStory } from '@candor/contracts/interview';
import { addContact } from '@candor/contracts/network';
import { webhookEndpoints } from '@candor/contracts/webhooks';
import { sampleDraft } from '@candor/domain/cv';
import { patience } from '@candor/testing';
import { pseudo } from '@candor/words';
import { aLetter } from './a-letter.ts';
import { openings } from './openings.data.ts';
import { foundIn, inPseudo, type Found } from './pseudo-language.ts';
import { expect, test } from './test.ts';

/** Dialogs, menus, and what is told in a corner. */
const OPENED = '[role="dialog"], [role="alertdialog"], [role="menu"], ol[tabindex="-1"] > li';
const KEYS = /^Control\+\w$/;
const ZONES: ReadonlySet<string> = new Set(['Page', 'Story bank']);

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** What is called so in English, in the language that is none. */
function named(page: Page, english: string) {
  const [begin = '', ...values] = english.split('…');
  const name = new RegExp(
    `^${escaped(pseudo(begin.trim()).join(''))}${values.map((value) => `.*${escaped(value)}`).join('')}${values.length > 0 ? '' : '$'}`,
    'u',
  );
  return page
    .getByRole('menuitem', { name })
    .or(page.getByRole('button', { name }))
    .or(page.getByRole('radio', { name }))
    .or(page.getByRole('tab', { name }))
    .filter({ visible: true })
    .first();
}

async function press(page: Page, english: string): Promise<void> {
  if (KEYS.test(english)) return page.keyboard.press(english);
  // What is chosen stands under its own words.
  await named(page, english).click({ force: ZONES.has(english) });
}

test('every word of what opens over a screen is translated, and has room for longer ones', async ({
  page,
  context,
  baseURL,
  request,
  signedIn,
  isMobile,
}) => {
  // Some fifty things are opened.
  test.setTimeout(patience(120_000));
  await inPseudo(context, baseURL);
  const headers = { authorization: `Bearer ${signedIn.token}` };
  const made = async (path: string, data: unknown) => {
    const answer = await request.post(path, { headers, data });
    expect(answer.ok(), path).toBe(true);
    return answer.json();
  };
  const cv = generateCv.reply.schema.parse(await made(generateCv.path, sampleDraft));
  const letter = await aLetter(request, signedIn, ['I kept the night log for six years.']);
  const { application: job } = saveApplication.reply.schema.parse(
    await made(saveApplication.path, saveApplication.example.body),
  );
  for (const { path, example } of [addContact, addStory, saveRoadmap, webhookEndpoints.create])
    await made(path, example.body);
  const key = { ...createApiKey.example.body, currentPassword: signedIn.password };
  await made(createApiKey.path, key);
  const own = [
    sampleDraft,
    cv,
    signedIn,
    job,
    key,
    ...[addContact, addStory, saveRoadmap, webhookEndpoints.create].map(({ example }) => example.body),
    'Ward nurse',
    'Barton Creek Hospital',
  ];
  const found: Record<string, Found> = {};
  let shown = '';
  for (const { at, press: names, on } of openings) {
    if (on !== undefined && on !== (isMobile ? 'phone' : 'wide')) continue;
    const opening = `${at}: ${names.join(', ')}`;
    await test.step(opening, async () => {
      if (at !== shown) {
        await page.goto(
          at.replace('=cv', `=${cv.id}`).replace('=letter', `=${letter}`).replace('/job', `/${job.id}`),
        );
        shown = at;
      }
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.locator('.animate-pulse')).toHaveCount(0);
      for (const name of names) if (name !== 'Page' || isMobile) await press(page, name);
      const opened = page.locator(OPENED).filter({ visible: true });
      await expect(opened.last()).toBeVisible();
      await expect(opened.locator('.animate-pulse')).toHaveCount(0);
      Object.assign(found, await foundIn(page, opening, own, OPENED));
      for (let tries = 0; tries < 3 && (await opened.count()) > 0; tries += 1)
        await page.keyboard.press('Escape');
      if ((await opened.count()) > 0) shown = '';
    });
  }
  expect(found).toEqual({});
});
