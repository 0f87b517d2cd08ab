import type { Browser, Page } from '@playwright/test';
import { generateCv, getCv, saveCv } from '@candor/contracts/cv';
import { cvEndpoints } from '@candor/contracts/cv-endpoints';
import { sampleDraft } from '@candor/domain/cv';
import { aLetter } from './a-letter.ts';
import { addLine } from './add-line.ts';
import { beginWork } from './begin-work.ts';
import { changeLine } from './page-menu.ts';
import { goTo } from './go-to.ts';
import { expect, test, type Person } from './test.ts';

const shown = (page: Page) => page.getByRole('document', { name: 'Text of the pages' });

async function anotherDevice(
  browser: Browser,
  baseURL: string | undefined,
  { token }: Person,
): Promise<Page> {
  const device = await browser.newContext(baseURL ? { baseURL } : {});
  await device.addInitScript((value) => localStorage.setItem('auth_token', value), token);
  return device.newPage();
}

/** Changes the written document by hand, up to where it is saved. */
async function write(page: Page, before: string, after: string, isMobile: boolean) {
  await goTo(page, 'Page', isMobile);
  await changeLine(page, before, after);
  await expect(page.getByText('Saved just now')).toBeAttached();
}

test(
  'a letter saved in one tab shows in another tab and on another device at once, beside what is typed there',
  { tag: '@wide' },
  async ({ page, context, browser, baseURL, request, signedIn, expectedErrors, isMobile }) => {
    // A save that comes second is refused with 409 before it goes over the first; browsers report that on the console.
    expectedErrors.push('409');
    const id = await aLetter(request, signedIn, [
      'I kept the night log for six years.',
      'I can start in March.',
    ]);
    await page.goto(`/letter-builder?edit=${id}`);
    const tab = await context.newPage();
    await tab.goto(`/letter-builder?edit=${id}`);
    const there = await anotherDevice(browser, baseURL, signedIn);
    const streamed = there.waitForResponse((answer) => answer.url().includes('/api/events'));
    await there.goto(`/letter-builder?edit=${id}`);
    for (const one of [page, tab, there]) {
      await goTo(one, 'Page', isMobile);
      await expect(shown(one)).toContainText('I can start in March.');
    }
    // What is told to each of them is told from here on.
    await streamed;
    await write(page, 'in March', 'in May', isMobile);
    for (const one of [tab, there]) {
      await expect(shown(one)).toContainText('I can start in May.');
      await expect(one.getByRole('alert')).toHaveCount(0);
    }

    // Both change the letter, each something else: nobody is asked, and both stay.
    await goTo(there, 'Form', isMobile);
    await there.getByLabel('Company Name').fill('Travis Clinic');
    await write(page, 'in May', 'in June', isMobile);
    await expect(shown(page)).toContainText('I can start in June.');
    await goTo(page, 'Form', isMobile);
    await expect(page.getByLabel('Company Name')).toHaveValue('Travis Clinic');
    await expect(there.getByLabel('Company Name')).toHaveValue('Travis Clinic');
    await goTo(there, 'Page', isMobile);
    await expect(shown(there)).toContainText('I can start in June.');
    await expect(there.getByRole('alert')).toHaveCount(0);
  },
);

test(
  'what was changed without a connection joins what was changed elsewhere meanwhile',
  { tag: '@phone' },
  async ({ page, context, request, signedIn, expectedErrors, isMobile }) => {
    expectedErrors.push('409', 'ERR_INTERNET_DISCONNECTED', 'Failed to load resource');
    const headers = { authorization: `Bearer ${signedIn.token}` };
    const made = await request.post(generateCv.path, { headers, data: sampleDraft });
    const { id, document } = generateCv.reply.schema.parse(await made.json());
    const read = async () =>
      getCv.reply.schema.parse(await (await request.get(getCv.path.replace(':id', id), { headers })).json());
    const [bullet = ''] = document.experience[0]?.bullets ?? [];
    await page.goto(`/cv-builder?edit=${id}`);
    await goTo(page, 'Page', isMobile);
    await expect(shown(page)).toContainText('Riverside Medical Center');
    await beginWork(page);

    await context.setOffline(true);
    await changeLine(page, bullet, 'Kept the night log without a gap');
    await expect(page.getByText('Offline: kept on this device')).toBeAttached();
    const { version } = await read();
    // Elsewhere another line of the same job is changed, and the layout.
    const [job, ...jobs] = (await read()).document.experience;
    const lines = job ? [...job.bullets.slice(0, -1), 'Wrote the rota for two wards'] : [];
    const experience = job ? [{ ...job, bullets: lines }, ...jobs] : [];
    const data = { version, template: 'modern', document: { ...(await read()).document, experience } };
    await request.put(saveCv.path.replace(':id', id), { headers, data });
    await context.setOffline(false);

    await expect(page.getByText('Saved just now')).toBeAttached({ timeout: 30_000 });
    await expect.poll(async () => (await read()).generatedCv).toContain('Kept the night log without a gap');
    expect((await read()).template).toBe('modern');
    expect((await read()).generatedCv).toContain('Wrote the rota for two wards');
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

test(
  'Generate waits for everything typed, and meets no stale version of its own making',
  { tag: ['@wide', '@release'] },
  async ({ page, request, signedIn, isMobile }) => {
    const headers = { authorization: `Bearer ${signedIn.token}` };
    const made = await request.post(generateCv.path, { headers, data: sampleDraft });
    const { id, document } = generateCv.reply.schema.parse(await made.json());
    const [bullet = ''] = document.experience[0]?.bullets ?? [];
    // Each save takes its time.
    for (const path of [saveCv.path.replace(':id', '*'), cvEndpoints.saveDraft.path])
      await page.route(`**${path}`, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1_500));
        await route.continue();
      });
    const stale: string[] = [];
    page.on('response', (answer) => answer.status() === 409 && stale.push(answer.url()));
    await page.goto(`/cv-builder?edit=${id}`);
    await goTo(page, 'Page', isMobile);
    // The first save is on its way while the second change is made.
    const sending = page.waitForRequest((sent) => sent.method() === 'PUT' && sent.url().includes('/api/cv/'));
    await changeLine(page, bullet, 'Kept the night log');
    await sending;
    await changeLine(page, 'Kept the night log', 'Kept the night log without a gap');
    await goTo(page, 'Form', isMobile);
    await page.getByLabel('Location').first().fill('Galveston, TX');
    await addLine(page, 'ran the drug round');
    await page.getByRole('button', { name: 'Generate Professional CV' }).click();
    const review = page.getByRole('region', { name: 'Review the changes' });
    await expect(review).toContainText('Ran the drug round', { timeout: 30_000 });
    await review.getByRole('button', { name: /^Accept/ }).click();
    await expect(page.getByText('Changes made', { exact: true })).toBeVisible();
    await goTo(page, 'Page', isMobile);
    for (const words of ['Kept the night log without a gap', 'Galveston, TX', 'Ran the drug round'])
      await expect(shown(page)).toContainText(words);
    expect(stale).toEqual([]);
  },
);
