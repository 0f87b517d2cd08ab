import { profile } from '@candor/contracts/account';
import { getProfileCv, getProfileDraft, saveProfileCv } from '@candor/contracts/profile-cv';
import { cvDocument } from '@candor/domain/cv';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test, type Person } from './test.ts';

const headersOf = ({ token }: Person) => ({ authorization: `Bearer ${token}` });

/** Saves a profile with a summary, over the version given. */
async function store(request: APIRequestContext, person: Person, version: number, summary: string) {
  const basics = { name: person.name, headline: 'Nurse', email: person.email };
  const data = { version, document: cvDocument({ basics, summary }) };
  const answer = await request.put(saveProfileCv.path, { headers: headersOf(person), data });
  expect(answer.status()).toBe(200);
}

async function stored(request: APIRequestContext, person: Person) {
  const answer = await request.get(getProfileCv.path, { headers: headersOf(person) });
  return getProfileCv.reply.schema.parse(await answer.json());
}

const nameField = (page: Page) => page.getByLabel('Full Name');
const kept = (page: Page) => page.getByText('Unsaved changes, kept as a draft');

test(
  'what is typed into the profile is there again after a reload, until it is saved or discarded',
  { tag: '@phone' },
  async ({ page, request, signedIn, accessible }) => {
    await store(request, signedIn, 0, 'A calm nurse.');
    await page.goto('/profile');
    await nameField(page).fill('Maren Typed');
    await expect(kept(page)).toBeVisible();
    await page.reload();
    await expect(nameField(page)).toHaveValue('Maren Typed');
    await expect(kept(page)).toBeVisible();
    await accessible('a profile that is not saved yet');

    // Another page of the app and back: still there.
    await page.goto('/dashboard');
    await page.goto('/profile');
    await expect(nameField(page)).toHaveValue('Maren Typed');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(nameField(page)).toHaveValue(signedIn.name);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(nameField(page)).toHaveValue('Maren Typed');

    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    expect(await stored(request, signedIn)).toMatchObject({
      version: 2,
      document: { basics: { name: 'Maren Typed' }, summary: 'A calm nurse.' },
    });
    await page.reload();
    await expect(nameField(page)).toHaveValue('Maren Typed');
    await expect(kept(page)).toBeHidden();
  },
);

test(
  'a draft of the profile joins what was saved elsewhere, and asks only where both changed the same',
  { tag: ['@wide', '@release'] },
  async ({ page, request, signedIn, accessible }) => {
    await store(request, signedIn, 0, 'A calm nurse.');
    const streamed = page.waitForResponse((answer) => answer.url().includes('/api/events'));
    await page.goto('/profile');
    await streamed;
    await nameField(page).fill('Maren Typed');
    await expect(kept(page)).toBeVisible();
    await store(request, signedIn, 1, 'Saved on another device.');
    await page.getByRole('button', { name: 'Next: Job Information' }).click();
    const summary = page.getByLabel('Professional Summary');
    await expect(summary).toHaveValue('Saved on another device.');
    await expect(kept(page)).toBeVisible();

    await summary.fill('Typed here.');
    await expect(kept(page)).toBeVisible();
    await store(request, signedIn, 2, 'Saved there again.');
    const conflict = page.getByRole('alert').filter({ hasText: 'This profile is open in another tab' });
    await expect(conflict).toContainText('Saved there again.');
    await accessible('two profiles to choose from');
    await page.reload();
    await expect(nameField(page)).toHaveValue('Maren Typed');
    await expect(conflict).toContainText('Saved there again.');
    await expect(page.getByRole('button', { name: 'Save profile' })).toBeDisabled();
    expect((await stored(request, signedIn)).document.summary).toBe('Saved there again.');
    await conflict.getByRole('button', { name: 'Keep this version' }).click();
    await expect(conflict).toBeHidden();
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    expect(await stored(request, signedIn)).toMatchObject({
      version: 4,
      document: { basics: { name: 'Maren Typed' }, summary: 'Typed here.' },
    });
  },
);

test(
  'a profile shows in other tabs and on other devices at once, as a draft and once it is saved',
  { tag: ['@wide', '@release'] },
  async ({ page, context, browser, baseURL, request, signedIn }) => {
    await store(request, signedIn, 0, 'A calm nurse.');
    await page.goto('/profile');
    const tab = await context.newPage();
    await tab.goto('/profile');
    const device = await browser.newContext(baseURL ? { baseURL } : {});
    await device.addInitScript((value) => localStorage.setItem('auth_token', value), signedIn.token);
    const there = await device.newPage();
    const streamed = there.waitForResponse((answer) => answer.url().includes('/api/events'));
    await there.goto('/profile');
    await streamed;
    await nameField(page).fill('Maren Typed');
    for (const one of [tab, there]) {
      await expect(nameField(one)).toHaveValue('Maren Typed');
      await expect(kept(one)).toBeVisible();
    }
    // Who has only heard of a draft can save it.
    await there.getByRole('button', { name: 'Save profile' }).click();
    for (const one of [there, page, tab]) {
      await expect(one.getByText('Saved', { exact: true })).toBeVisible();
      await expect(one.getByRole('alert')).toHaveCount(0);
    }
    expect(await stored(request, signedIn)).toMatchObject({
      version: 2,
      document: { basics: { name: 'Maren Typed' } },
    });
    // After the save all go on from it: nobody meets a version of their own making.
    await nameField(tab).fill('Maren Again');
    await expect(nameField(there)).toHaveValue('Maren Again');
    await expect(there.getByRole('alert')).toHaveCount(0);
  },
);

test(
  'what an earlier release kept on the device alone is a draft as any other',
  { tag: ['@phone', '@release'] },
  async ({ page, request, signedIn }) => {
    await store(request, signedIn, 0, 'A calm nurse.');
    const mine = await request.get(profile.path, { headers: headersOf(signedIn) });
    const { id } = profile.reply.schema.parse(await mine.json()).user;
    await page.goto('/dashboard');
    await page.evaluate(
      ([key, content]) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('candor-unsent');
          opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('unsent'));
          opening.addEventListener('error', () => reject(opening.error));
          opening.addEventListener('success', () => {
            const writing = opening.result.transaction('unsent', 'readwrite');
            writing.objectStore('unsent').put({ version: 1, content }, key);
            writing.addEventListener('complete', () => resolve(opening.result.close()));
          });
        }),
      [`${id}:profile`, { personalInfo: { fullName: 'Maren Earlier' } }] as const,
    );
    await page.goto('/profile');
    await expect(nameField(page)).toHaveValue('Maren Earlier');
    await expect(kept(page)).toBeVisible();
    // The form of an earlier release stands beside no base: the person is not asked, as nothing was saved since.
    await expect(page.getByRole('alert')).toHaveCount(0);
    const draft = await request.get(getProfileDraft.path, { headers: headersOf(signedIn) });
    expect(getProfileDraft.reply.schema.parse(await draft.json()).form).toMatchObject({
      personalInfo: { fullName: 'Maren Earlier' },
      over: 1,
    });
  },
);
