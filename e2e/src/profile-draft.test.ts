import { getProfileCv, saveProfileCv } from '@candor/contracts/profile-cv';
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
const kept = (page: Page) => page.getByText('Unsaved changes, kept on this device');

test('what is typed into the profile is there again after a reload, until it is saved or discarded', async ({
  page,
  request,
  signedIn,
  accessible,
}) => {
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
});

test('a kept profile is never put over one that was saved elsewhere unasked', async ({
  page,
  request,
  signedIn,
  accessible,
  expectedErrors,
}) => {
  // The save over a version that is not the newest.
  expectedErrors.push('409');
  await store(request, signedIn, 0, 'A calm nurse.');
  await page.goto('/profile');
  await nameField(page).fill('Maren Typed');
  await expect(kept(page)).toBeVisible();
  await store(request, signedIn, 1, 'Saved on another device.');
  await page.getByRole('button', { name: 'Save profile' }).click();
  const conflict = page.getByRole('alert').filter({ hasText: 'This profile is open in another tab' });
  await expect(conflict).toContainText('Saved on another device.');
  await accessible('two profiles to choose from');

  await page.reload();
  await expect(nameField(page)).toHaveValue('Maren Typed');
  await expect(page.getByRole('button', { name: 'Save profile' })).toBeDisabled();
  expect((await stored(request, signedIn)).document.summary).toBe('Saved on another device.');
  await conflict.getByRole('button', { name: 'Keep this version' }).click();
  await expect(conflict).toBeHidden();
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await stored(request, signedIn)).toMatchObject({
    version: 3,
    document: { basics: { name: 'Maren Typed' }, summary: 'A calm nurse.' },
  });
});
