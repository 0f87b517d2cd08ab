import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { createApiKey, revokeApiKey } from '@candor/contracts/api-keys';
import { listApplications } from '@candor/contracts/applications';
import { extensionOrigin } from '@candor/contracts/jobs';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './test.ts';

const built = join(import.meta.dirname, '../../apps/extension/dist');
const body =
  '<main><h1>Baker</h1><p>Oakline Foods, Leeds</p><p>Requirements:</p><ul><li>Sourdough</li></ul></main>';
const data = {
  '@type': 'JobPosting',
  title: 'Staff Nurse',
  hiringOrganization: { name: 'Ashgrove Hospital' },
  jobLocation: { address: { addressLocality: 'York' } },
  description: `<p>${'We care for people after operations. '.repeat(8)}</p>`,
};
const pages: Record<string, string> = {
  '/words': `<!doctype html><title>Baker</title>${body}`,
  '/data': `<!doctype html><title>Nurse</title><script type="application/ld+json">${JSON.stringify(data)}</script>${body}`,
};

let site: Server;
let address: string;
let folder: string;
let browser: BrowserContext | undefined;

test.beforeAll(async () => {
  site = createServer((request, answer) => {
    answer.setHeader('content-type', 'text/html');
    answer.end(pages[request.url ?? ''] ?? '');
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const at = site.address();
  address = `http://localhost:${typeof at === 'object' && at ? at.port : 0}`;
  folder = mkdtempSync(join(tmpdir(), 'candor-extension-'));
});
test.afterAll(async () => {
  await browser?.close();
  site.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A whole browser with the extension in it. */
function browserWithExtension(): Promise<BrowserContext> {
  const extension = join(folder, 'extension');
  cpSync(built, extension, { recursive: true });
  // A test cannot press the button of the toolbar, which gives leave to read the page: the page's host stands for that.
  const manifest = join(extension, 'manifest.json');
  const given: object = JSON.parse(readFileSync(manifest, 'utf8'));
  writeFileSync(manifest, JSON.stringify({ ...given, host_permissions: ['http://localhost/*'] }));
  return chromium.launchPersistentContext(join(folder, 'profile'), {
    ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      `--disable-extensions-except=${extension}`,
      `--load-extension=${extension}`,
    ],
  });
}

test(
  'the bookmark hands the open page to Candor, which saves it when the person says so',
  { tag: ['@wide', '@release'] },
  async ({ page, request, signedIn, accessible, otherHosts }) => {
    const { baseURL = '' } = test.info().project.use;
    await page.goto('/settings');
    const link = page.getByRole('link', { name: 'Save to Candor' });
    const bookmark = (await link.getAttribute('href')) ?? '';
    expect(bookmark).toMatch(/^javascript:/);
    await accessible('settings');
    const site = address.replace('localhost', '127.0.0.1');
    otherHosts.push(site);
    await page.goto(`${site}/data`);
    const opening = page.waitForEvent('popup');
    // As a browser does with a bookmark that is pressed.
    await page.evaluate(decodeURIComponent(bookmark.slice('javascript:'.length)));
    const candor = await opening;
    await expect(candor.getByLabel('Job title')).toHaveValue('Staff Nurse');
    await expect(candor.getByLabel('Employer')).toHaveValue('Ashgrove Hospital');
    await expect(candor.getByLabel('Location')).toHaveValue('York');
    await expect(candor.getByLabel('Link')).toHaveValue(`${site}/data`);
    expect(candor.url()).toBe(`${baseURL}/save-job`);
    await expectAccessible(candor, 'a job handed over by the bookmark');
    const headers = { authorization: `Bearer ${signedIn.token}` };
    const saved = async () => {
      const mine = await request.get(listApplications.path, { headers });
      return listApplications.reply.schema.parse(await mine.json()).applications;
    };
    expect(await saved()).toEqual([]);
    await candor.getByRole('button', { name: 'Save job' }).click();
    await expect(candor.getByRole('status')).toContainText('Saved: Staff Nurse');
    await expectAccessible(candor, 'a job saved by the bookmark');
    await page.goto('/save-job');
    await expect(page.getByText(/^Nothing was received\./)).toBeVisible();
    await accessible('saving a job without a page');
    expect((await saved()).map(({ title, url }) => [title, url])).toEqual([['Staff Nurse', `${site}/data`]]);
  },
);

// Phones have no such extensions.
const onComputers = { tag: '@wide' };

test(
  'the extension saves the ad of the open page with a key that may do nothing else, until it is revoked',
  { tag: [onComputers.tag, '@release'] },
  async ({ request, signedIn }) => {
    const { baseURL = '' } = test.info().project.use;
    const headers = { authorization: `Bearer ${signedIn.token}` };
    const made = await request.post(createApiKey.path, {
      headers,
      data: {
        name: 'Browser',
        scopes: ['adverts:save'],
        days: 30,
        currentPassword: signedIn.password,
      },
    });
    const { secret, key } = createApiKey.reply.schema.parse(await made.json());

    browser = await browserWithExtension();
    const popup = await browser.newPage();
    await popup.goto(`${extensionOrigin}/popup.html`);
    await popup.getByLabel('Address of your Candor').fill(baseURL);
    await popup.getByLabel('API key').fill(secret);
    await popup.getByRole('button', { name: 'Connect' }).click();
    const page = await browser.newPage();
    const save = async (path: string) => {
      await page.goto(`${address}${path}`);
      await page.bringToFront();
      // The popup stands above the page in a browser; here it is a tab behind it.
      await popup
        .getByRole('button', { name: 'Save to Candor' })
        .evaluate((button: HTMLElement) => button.click());
    };
    const status = popup.getByRole('status');
    await save('/data');
    await expect(status).toHaveText('Saved: Staff Nurse, Ashgrove Hospital');
    await save('/words');
    await expect(status).toHaveText(/^Saved: Baker/);
    await save('/data');
    await expect(status).toHaveText('Already saved: Staff Nurse, Ashgrove Hospital');

    const mine = await request.get(listApplications.path, { headers });
    const { applications } = listApplications.reply.schema.parse(await mine.json());
    expect(applications.map(({ title, url }) => [title, url]).toSorted()).toEqual([
      ['Baker', `${address}/words`],
      ['Staff Nurse', `${address}/data`],
    ]);
    const withKey = { authorization: `Bearer ${secret}` };
    expect((await request.get(listApplications.path, { headers: withKey })).status()).toBe(403);

    await request.delete(revokeApiKey.path.replace(':id', key.id), { headers });
    await save('/words');
    await expect(status).toHaveText(/^This key is not accepted\./);
  },
);
