import { generateCv, getCv, saveCv } from '@candor/contracts/cv';
import { newestRelease } from '@candor/domain/cv';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test, type Person } from './test.ts';

const newest = newestRelease('minimal');
const headersOf = ({ token }: Person) => ({ authorization: `Bearer ${token}` });

/** A CV that was saved in the first release of a layout that has a newer one. */
async function anOldCv(request: APIRequestContext, person: Person): Promise<string> {
  const headers = headersOf(person);
  const answer = await request.post(generateCv.path, { headers, data: generateCv.example.body });
  const { id, version } = generateCv.reply.schema.parse(await answer.json());
  const data = { version, title: 'Nurse, Austin', template: 'minimal', layoutRelease: 1 };
  await request.put(saveCv.path.replace(':id', id), { headers, data });
  return id;
}

async function read(request: APIRequestContext, person: Person, id: string) {
  const answer = await request.get(getCv.path.replace(':id', id), { headers: headersOf(person) });
  return getCv.reply.schema.parse(await answer.json());
}

/** Opens the design of a CV; what the page is drawn in is read off the requests for it. */
async function openDesign(page: Page, id: string) {
  const releases: unknown[] = [];
  page.on('request', (asked) => {
    if (!asked.url().endsWith('/api/preview')) return;
    const body: { latestOf?: string; release?: number } = asked.postDataJSON();
    if (body.latestOf !== undefined) releases.push(body.release);
  });
  await page.goto(`/cv-builder?edit=${id}`);
  await page.getByRole('tab', { name: 'Design' }).click();
  return { drawnIn: () => releases.at(-1) };
}

const offer = 'A newer version of this layout is available';

test(
  'a newer release of a layout is offered, compared, taken and taken back',
  { tag: '@release' },
  async ({ page, request, signedIn, accessible, isMobile }) => {
    const id = await anOldCv(request, signedIn);
    const { drawnIn } = await openDesign(page, id);
    await expect(page.getByRole('heading', { name: offer })).toBeVisible();
    expect(drawnIn()).toBe(1);
    await accessible('the offer of a newer release');

    await page.getByRole('button', { name: 'See the difference' }).click();
    const dialog = page.getByRole('dialog', { name: 'Minimal, yours and the newer release' });
    await expect(dialog).toContainText('Section names are larger');
    const newer = dialog.getByRole('img', { name: 'Newer version, page 1 of 1' });
    await expect(newer).toBeVisible();
    const yours = dialog.getByRole('img', { name: 'Yours, page 1 of 1' });
    if (isMobile) {
      await expect(yours).toBeHidden();
      await dialog.getByText('Yours', { exact: true }).first().click();
      await expect(newer).toBeHidden();
    }
    await expect(yours).toBeVisible();
    const [before, after] = await Promise.all([yours.screenshot(), isMobile ? null : newer.screenshot()]);
    if (after) expect(after.equals(before)).toBe(false);
    await accessible('two releases side by side');

    await dialog.getByRole('button', { name: 'Use the new version' }).click();
    await expect(page.getByRole('heading', { name: offer })).toBeHidden();
    await expect(page.getByRole('tab', { name: 'Design' })).toBeFocused();
    await expect.poll(drawnIn).toBe(newest);
    await expect.poll(async () => (await read(request, signedIn, id)).layoutRelease).toBe(newest);

    // The way back: one step, and the page is what it was.
    await page.getByRole('button', { name: /^Undo/ }).first().click();
    await expect(page.getByRole('heading', { name: offer })).toBeVisible();
    await expect.poll(drawnIn).toBe(1);
    await expect.poll(async () => (await read(request, signedIn, id)).layoutRelease).toBe(1);
    await page.getByRole('button', { name: /^Redo/ }).first().click();
    await expect.poll(async () => (await read(request, signedIn, id)).layoutRelease).toBe(newest);
    await page.reload();
    await page.getByRole('tab', { name: 'Design' }).click();
    await expect(page.getByRole('radio', { name: 'Minimal' })).toBeChecked();
    await expect(page.getByRole('heading', { name: offer })).toBeHidden();
  },
);

test(
  'whoever keeps the release they have is not asked again',
  { tag: ['@wide', '@release'] },
  async ({ page, request, signedIn, accessible }) => {
    const id = await anOldCv(request, signedIn);
    const { drawnIn } = await openDesign(page, id);
    await page.getByRole('button', { name: 'See the difference' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep mine' }).click();
    await expect(page.getByRole('heading', { name: offer })).toBeHidden();
    await expect(page.getByText('This CV keeps the Minimal it was made with.')).toBeVisible();
    await accessible('a release that is kept');

    await page.reload();
    await page.getByRole('tab', { name: 'Design' }).click();
    await expect(page.getByText('This CV keeps the Minimal it was made with.')).toBeVisible();
    await expect(page.getByRole('heading', { name: offer })).toBeHidden();
    expect(drawnIn()).toBe(1);
    expect((await read(request, signedIn, id)).layoutRelease).toBe(1);

    // A file is made in it too.
    await page.getByRole('tab', { name: 'Export' }).click();
    const [exported] = await Promise.all([
      page.waitForRequest((asked) => asked.url().endsWith('/api/export')),
      page.getByRole('tabpanel').getByRole('button', { name: 'Export' }).click(),
    ]);
    expect(exported.postDataJSON()).toMatchObject({ template: 'minimal', release: 1 });
    await page.getByRole('tab', { name: 'Design' }).click();

    // Another layout and back by one step: still the release it was made with.
    await page.getByRole('radio', { name: 'Minimal' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('radio', { name: 'Executive' })).toBeChecked();
    await expect(page.getByText('This CV keeps the Minimal it was made with.')).toBeHidden();
    await page.getByRole('button', { name: /^Undo/ }).first().click();
    await expect(page.getByText('This CV keeps the Minimal it was made with.')).toBeVisible();
    await expect.poll(async () => (await read(request, signedIn, id)).template).toBe('minimal');
    expect((await read(request, signedIn, id)).layoutRelease).toBe(1);

    // The same from My Documents.
    await page.goto('/dashboard');
    const [viewed] = await Promise.all([
      page.waitForRequest((asked) => asked.url().endsWith('/api/preview')),
      page.getByRole('button', { name: 'View Nurse, Austin' }).click(),
    ]);
    expect(viewed.postDataJSON()).toMatchObject({ template: 'minimal', release: 1 });
  },
);
