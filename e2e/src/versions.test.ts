import { generateCv, getCv, saveCv } from '@candor/contracts/cv';
import type { APIRequestContext } from '@playwright/test';
import { choose } from './page-menu.ts';
import { expect, test, type Person } from './test.ts';

/** A CV written over the API, under a title; its id. */
async function aCv(request: APIRequestContext, { token }: Person, title: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.post(generateCv.path, { headers, data: generateCv.example.body });
  const { id, version } = generateCv.reply.schema.parse(await answer.json());
  await request.put(saveCv.path.replace(':id', id), { headers, data: { version, title } });
  return id;
}

async function read(request: APIRequestContext, { token }: Person, id: string) {
  const headers = { authorization: `Bearer ${token}` };
  return getCv.reply.schema.parse(
    await (await request.get(getCv.path.replace(':id', id), { headers })).json(),
  );
}

test(
  'an earlier version is compared and restored, by keyboard alone',
  { tag: '@wide' },
  async ({ page, request, signedIn, accessible }) => {
    const id = await aCv(request, signedIn, 'Nurse, Austin');
    const before = await read(request, signedIn, id);
    const headers = { authorization: `Bearer ${signedIn.token}` };
    const text = before.generatedCv.replace('Staff Nurse', 'Charge Nurse');
    await request.put(saveCv.path.replace(':id', id), {
      headers,
      data: { version: before.version, text, template: 'modern' },
    });

    await page.goto(`/cv-builder?edit=${id}`);
    // What the document says now is kept under a name.
    await choose(page, 'Save a version');
    await page.getByRole('dialog').getByLabel('Name').fill('Sent to Dell Seton');
    await accessible('naming a version');
    await page.getByRole('dialog').getByLabel('Name').press('Enter');
    await expect(
      page.getByText('This version is kept as “Sent to Dell Seton”.', { exact: true }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'More for this page' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Versions' }).press('Enter');
    const list = page.getByRole('region', { name: 'All versions' });
    await expect(list.getByRole('button')).toHaveCount(2);
    await expect(list.getByRole('button').first()).toContainText('Sent to Dell Seton');
    await expect(list.getByRole('button').first()).toContainText('layout Modern');
    await accessible('the list of versions');
    await list.getByRole('button', { name: /^Written from the form/ }).press('Enter');
    const experience = page.getByRole('region', { name: 'Experience' });
    await expect(experience.getByRole('deletion').first()).toBeVisible();
    await expect(experience.getByRole('insertion').filter({ visible: true })).toContainText('Charge');
    await accessible('two versions side by side');
    await page.getByRole('button', { name: 'Restore this version' }).press('Enter');
    await expect(page.getByRole('dialog', { name: /^Versions of/ })).toBeHidden();
    const after = await read(request, signedIn, id);
    expect(after).toMatchObject({ title: 'Nurse, Austin', template: 'professional' });
    expect(after.generatedCv).toBe(before.generatedCv);
  },
);

test(
  'a job edited in the profile changes in the two Linked CVs',
  { tag: '@phone' },
  async ({ page, request, signedIn, accessible }) => {
    const ids = [
      await aCv(request, signedIn, 'Nurse, Austin'),
      await aCv(request, signedIn, 'Nurse, Dallas'),
    ];
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Set up your profile' }).click();
    await page.getByRole('button', { name: 'Nurse, Austin', exact: true }).click();
    await page.getByRole('button', { name: 'Save profile' }).click();
    for (const title of ['Nurse, Austin', 'Nurse, Dallas']) {
      await page.getByRole('switch', { name: title }).click();
      await expect(page.getByRole('button', { name: `Differences in ${title}` })).toBeVisible();
    }
    await accessible('the profile');
    await page.getByRole('button', { name: 'Work Experience' }).first().click();
    await page.getByRole('textbox', { name: 'Position' }).fill('Charge Nurse');
    await page.getByRole('button', { name: 'Save profile' }).click();
    const report = page.getByRole('region', { name: 'What changed in your CVs' });
    await expect(report).toContainText('Nurse, Austin: Charge Nurse');
    await expect(report).toContainText('Nurse, Dallas: Charge Nurse');
    for (const id of ids) {
      const { document } = await read(request, signedIn, id);
      expect(document.experience[0]?.position).toBe('Charge Nurse');
    }
    await page.getByRole('button', { name: 'Differences in Nurse, Dallas' }).click();
    await expect(page.getByText('Everything matches your profile.')).toBeVisible();
    await accessible('the parts of the profile');
  },
);

test(
  'one CV in two languages stands side by side',
  { tag: ['@phone', '@release'] },
  async ({ page, request, signedIn, accessible }) => {
    await aCv(request, signedIn, 'Nurse, Austin');
    await aCv(request, signedIn, 'Nurse, Dallas');
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'More for Nurse, Austin' }).click();
    await page.getByRole('menuitem', { name: 'In another language' }).click();
    await page.getByLabel('Language', { exact: true }).selectOption('de');
    await accessible('choosing a language');
    await page.getByRole('button', { name: 'Create in German' }).click();
    await page.waitForURL(/edit=/);
    await expect(page.getByRole('heading', { name: 'Nurse, Austin (de)' }).first()).toBeVisible();
    await page.goto('/dashboard');
    const titles = page.getByRole('listitem').getByRole('heading');
    await expect(titles).toHaveText(['Nurse, Austin (de)', 'Nurse, Austin', 'Nurse, Dallas']);
  },
);

test(
  'two CVs that are there are joined as one in two languages, and parted again',
  { tag: ['@wide', '@release'] },
  async ({ page, request, signedIn, accessible }) => {
    for (const title of ['Nurse, Austin', 'Cook, Dallas', 'Krankenpfleger'])
      await aCv(request, signedIn, title);
    await page.goto('/dashboard');
    const titles = page.getByRole('listitem').getByRole('heading');
    await expect(titles).toHaveText(['Krankenpfleger', 'Cook, Dallas', 'Nurse, Austin']);
    const openLanguages = async () => {
      await page.getByRole('button', { name: 'More for Krankenpfleger' }).click();
      await page.getByRole('menuitem', { name: 'In another language' }).click();
    };
    await openLanguages();
    await page.getByText('Link an existing CV').click();
    await page.getByLabel('CV to link').selectOption({ label: 'Nurse, Austin, English' });
    await expect(page.getByRole('button', { name: 'Link the two CVs' })).toBeDisabled();
    await accessible('joining two CVs of one language');
    await page.getByLabel('Language of Krankenpfleger').selectOption('de');
    await page.getByRole('button', { name: 'Link the two CVs' }).click();
    await expect(titles).toHaveText(['Krankenpfleger', 'Nurse, Austin', 'Cook, Dallas']);
    await openLanguages();
    await expect(page.getByText('is linked with Nurse, Austin (English).')).toBeVisible();
    await accessible('a CV in two languages');
    await page.getByRole('button', { name: 'Unlink' }).click();
    await expect(titles).toHaveText(['Krankenpfleger', 'Cook, Dallas', 'Nurse, Austin']);
  },
);
