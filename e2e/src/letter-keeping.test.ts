import { generateLetter, getLetter, saveLetter } from '@candor/contracts/letters';
import type { APIRequestContext } from '@playwright/test';
import { expect, test, type Person } from './test.ts';

const headersOf = ({ token }: Person) => ({ authorization: `Bearer ${token}` });

/** A letter written over the API; its id. */
async function aWrittenLetter(request: APIRequestContext, person: Person): Promise<string> {
  const { path, example, reply } = generateLetter;
  const answer = await request.post(path, { headers: headersOf(person), data: example.body });
  return reply.schema.parse(await answer.json()).id;
}

async function read(request: APIRequestContext, person: Person, id: string) {
  const answer = await request.get(getLetter.path.replace(':id', id), { headers: headersOf(person) });
  return getLetter.reply.schema.parse(await answer.json());
}

test(
  'an earlier version of a letter is compared and restored, by keyboard alone',
  { tag: '@release' },
  async ({ page, request, signedIn, accessible, isMobile }) => {
    const id = await aWrittenLetter(request, signedIn);
    const before = await read(request, signedIn, id);
    const document = { ...before.document, paragraphs: ['I left the ward in 2021 and want it back.'] };
    await request.put(saveLetter.path.replace(':id', id), {
      headers: headersOf(signedIn),
      data: { version: before.version, document, template: 'modern' },
    });

    await page.goto(`/letter-builder?edit=${id}`);
    if (isMobile) await page.getByRole('radio', { name: 'Page', exact: true }).check({ force: true });
    await page.getByRole('button', { name: 'More for this page' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Versions' }).press('Enter');
    const list = page.getByRole('region', { name: 'All versions' });
    await expect(list.getByRole('button')).toHaveCount(2);
    await expect(list.getByRole('button').first()).toContainText('layout Modern');
    await accessible('the list of versions of a letter');
    await list.getByRole('button', { name: /^Written from the form/ }).press('Enter');
    const text = page.getByRole('region', { name: 'Text', exact: true });
    await expect(text.getByRole('insertion').filter({ visible: true }).first()).toContainText('left');
    await accessible('two versions of a letter side by side');
    await page.getByRole('button', { name: 'Restore this version' }).press('Enter');
    await expect(page.getByRole('dialog', { name: /^Versions of/ })).toBeHidden();
    await expect(page.getByText('Version restored', { exact: true })).toBeVisible();
    const after = await read(request, signedIn, id);
    expect(after).toMatchObject({ title: before.title, template: 'professional' });
    expect(after.generatedLetter).toBe(before.generatedLetter);

    // What stands on the page is what was restored, and it goes on being kept.
    const shown = page.getByRole('document', { name: 'Text of the pages' });
    if (isMobile) await page.getByRole('radio', { name: 'Page', exact: true }).last().check({ force: true });
    await expect(shown).toContainText(before.document.paragraphs[0] ?? '');
    if (isMobile) await page.getByRole('radio', { name: 'Form', exact: true }).last().check({ force: true });
    await page.getByLabel('Company Name').fill('Barton Creek');
    await expect.poll(async () => (await read(request, signedIn, id)).companyName).toBe('Barton Creek');
  },
);

test(
  'a letter is thrown away and brought back from the trash',
  { tag: ['@wide', '@release'] },
  async ({ page, request, signedIn, accessible }) => {
    const id = await aWrittenLetter(request, signedIn);
    const { title } = await read(request, signedIn, id);
    await page.goto('/dashboard');
    const cards = page.getByRole('heading', { level: 3, name: title });
    await expect(cards).toHaveCount(1);

    let trashMayAnswer = () => {};
    const held = new Promise<void>((resolve) => (trashMayAnswer = resolve));
    await page.route('**/api/my-letters?in=trash', async (route) => {
      await held;
      await route.continue();
    });

    // By keyboard: the act, and the way back it offers.
    await page.getByRole('button', { name: `Move ${title} to trash` }).press('Enter');
    await expect(cards).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(cards).toHaveCount(1);

    await page.getByRole('button', { name: `Move ${title} to trash` }).press('Enter');
    await expect(cards).toHaveCount(0);
    // It was the only document: the trash can be reached all the same, and before it has answered.
    await expect(page.getByRole('radio', { name: 'Trash' })).toBeVisible();
    trashMayAnswer();
    await page.getByRole('radio', { name: 'Trash' }).check({ force: true });
    await expect(page.getByText(/deleted forever on/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Restore' })).toBeInViewport({ ratio: 1 });
    await accessible('trash with a letter');
    expect((await request.get(`/api/letter/${id}`, { headers: headersOf(signedIn) })).status()).toBe(404);
    await page.getByRole('button', { name: 'Restore' }).press('Enter');
    await expect(page.getByText('The trash is empty.', { exact: false })).toBeVisible();
    await page.getByRole('radio', { name: 'In use' }).check({ force: true });
    await expect(cards).toHaveCount(1);

    await page.getByRole('button', { name: `Move ${title} to trash` }).press('Enter');
    await expect(cards).toHaveCount(0);
    await page.getByRole('radio', { name: 'Trash' }).check({ force: true });
    await page.getByRole('button', { name: 'Empty the trash' }).press('Enter');
    await expect(
      page.getByText(
        'Are you sure you want to permanently delete one letter and all their versions? This action cannot be undone.',
      ),
    ).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(page.getByText('The trash is empty.', { exact: false })).toBeVisible();
  },
);
