import { once } from 'node:events';
import { request as ask } from 'node:http';
import { createServer, type Server } from 'node:https';
import { register, savePreferences } from '@candor/contracts/account';
import { createReviewLink } from '@candor/contracts/collaboration';
import { generateCv } from '@candor/contracts/cv';
import { publishCv } from '@candor/contracts/publishing';
import type { PlaywrightWorkerArgs } from '@playwright/test';
import {
  localProvider,
  selfSigned,
  startNewCandor,
  type CandorServer,
  type LocalProvider,
} from '@candor/testing/server';
import { aProgram, pingMcp, RETURNS_TO, type Endpoints } from './a-program.ts';
import { startMailServer, type MailServer } from './mail-server.ts';
import { aNewcomer, expect, test } from './test.ts';
import { aVirtualDevice } from './virtual-device.ts';

// Beside the servers of the other journeys, one for each worker.
const port = Number(process.env['E2E_PORT'] ?? 3190) + 51 + Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
const address = `https://localhost:${port + 20}/cv`;
let provider: LocalProvider;
let mails: MailServer;
let candor: CandorServer;
let proxy: Server;

/** The one path at the root of the host that a proxy passes on, too (`docs/operating.md`). */
const OAUTH_METADATA = '/.well-known/oauth-authorization-server/cv';

/** What stands before a server as Caddy or nginx do: ends TLS, passes on one path, and knows nothing else of the host. */
async function startProxy(): Promise<Server> {
  const server = createServer(selfSigned, (from, to) => {
    const { url = '/', method = 'GET' } = from;
    const isCandors = url === '/cv' || url.startsWith('/cv/') || url === OAUTH_METADATA;
    if (!isCandors) return void to.writeHead(404).end('not of Candor');
    const headers = { ...from.headers, 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' };
    const passed = ask({ host: '127.0.0.1', port, path: url, method, headers }, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
    });
    passed.on('error', () => to.destroy());
    to.on('close', () => passed.destroy());
    from.pipe(passed);
  }).listen(port + 20, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

test.beforeAll(async () => {
  provider = await localProvider(`${address}/auth/callback`);
  mails = await startMailServer();
  proxy = await startProxy();
  candor = await startNewCandor({
    port,
    env: {
      APP_URL: address,
      TRUST_PROXY: 'loopback',
      SMTP_URL: mails.url,
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: provider.clientId,
      OIDC_CLIENT_SECRET: provider.clientSecret,
      OIDC_NAME: 'Acme ID',
    },
  });
});

test.afterAll(async () => {
  proxy.closeAllConnections();
  proxy.close();
  await candor.stop();
  candor.forget();
  await mails.close();
  await provider.close();
});

test.use({ baseURL: address, ignoreHTTPSErrors: true, expectedErrors: ['401'] });

// A kept connection that the server closes just as it is taken again fails a request that a browser would repeat.
const behindTls = ({ request }: PlaywrightWorkerArgs['playwright']) =>
  request.newContext({ ignoreHTTPSErrors: true, extraHTTPHeaders: { connection: 'close' } });

test(
  'below a path of a host, behind TLS: screens, files, links of mails, the provider, reviews and public pages',
  { tag: ['@release', '@wide'] },
  async ({ page, otherHosts, browser, playwright }) => {
    test.slow();
    otherHosts.push(provider.issuer);
    const person = aNewcomer();
    const request = await behindTls(playwright);

    await page.goto(`${address}/`);
    await page.waitForURL(`${address}/auth`);
    await page.getByRole('button', { name: 'Create Account' }).first().click();
    await page.getByLabel('Full Name').fill(person.name);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Create Account' }).last().click();
    await page.waitForURL(`${address}/dashboard`);

    // Loaded anew, and by a link of the app.
    await page.goto(`${address}/settings`);
    await expect(page.getByRole('link', { name: 'API reference' })).toHaveAttribute('href', '/cv/api/docs');
    await page.getByRole('link', { name: 'Candor' }).first().click();
    await page.waitForURL(`${address}/dashboard`);

    const token = await page.evaluate(() => localStorage.getItem('auth_token'));
    const headers = { authorization: `Bearer ${token}` };
    const made = await request.post(address + generateCv.path, { data: generateCv.example.body, headers });
    const { id } = generateCv.reply.schema.parse(await made.json());
    await page.goto(`${address}/cv-builder?edit=${id}`);
    await expect(page.locator('.page-picture img').first()).toBeVisible();

    const link = await request.post(address + createReviewLink.path.replace(':id', id), {
      data: createReviewLink.example.body,
      headers,
    });
    const { url } = createReviewLink.reply.schema.parse(await link.json());
    expect(url.startsWith(`${address}/review/`)).toBe(true);
    const visitor = await (await browser.newContext({ ignoreHTTPSErrors: true })).newPage();
    const failed: string[] = [];
    visitor.on('response', (answer) => answer.status() === 404 && failed.push(answer.url()));
    await visitor.goto(address);
    await visitor.waitForURL(`${address}/auth`);
    await visitor.goto(url);
    await expect(visitor.getByText('Ana Ruiz').first()).toBeVisible();
    const password = 'lamp-on-the-desk';
    await request.put(address + savePreferences.path, { data: { publicProfile: true }, headers });
    const published = await request.put(address + publishCv.path.replace(':id', id), {
      data: { ...publishCv.example.body, password },
      headers,
    });
    expect(publishCv.reply.schema.parse(await published.json()).page?.url).toBe(`${address}/p/ana-ruiz`);
    await visitor.goto(`${address}/p/ana-ruiz`);
    await visitor.getByLabel('Password').fill(password);
    await visitor.getByRole('button', { name: 'View CV' }).click();
    // The cookie of the visit, the way back after the form, and the pictures of the pages.
    await expect(visitor.locator('img[src="/cv/p/ana-ruiz/1.svg"]')).toBeVisible();
    expect(new URL(visitor.url()).pathname).toBe('/cv/p/ana-ruiz');
    await visitor.goto(`${address}/api/docs`);
    await expect(visitor.getByRole('heading', { name: 'Candor API' })).toBeVisible();
    expect(failed).toEqual([]);

    await visitor.goto(`${address}/auth`);
    await visitor.getByRole('button', { name: 'Forgot password?' }).click();
    await visitor.getByLabel('Email').fill(person.email);
    await visitor.getByRole('button', { name: /link/i }).click();
    const mailed = await mails.linkTo(person.email, '#reset=');
    expect(mailed.startsWith(`${address}/auth#`)).toBe(true);
    await visitor.goto(mailed);
    await expect(visitor.getByLabel('New password', { exact: true })).toBeVisible();

    const other = aNewcomer();
    provider.person = { subject: other.email, email: other.email, name: other.name };
    await visitor.goto('about:blank');
    await visitor.goto(`${address}/auth`);
    await visitor.getByRole('button', { name: 'Continue with Acme ID' }).click();
    await visitor.waitForURL(`${address}/dashboard`);
    await visitor.context().close();
    await request.dispose();
  },
);

test(
  'below a path of a host, behind TLS: a passkey, and a program that finds its own way to the protocol of assistants',
  { tag: ['@release', '@wide'] },
  async ({ page, otherHosts, playwright }) => {
    test.slow();
    otherHosts.push(new URL(RETURNS_TO).origin);
    const request = await behindTls(playwright);
    const person = aNewcomer();
    const registered = await request.post(address + register.path, { data: person });
    const { token } = register.reply.schema.parse(await registered.json());
    await page.goto(`${address}/auth`);
    await page.evaluate((value) => localStorage.setItem('auth_token', value), token);

    const { holdStill, signIn } = await aVirtualDevice(page);
    await page.goto(`${address}/settings`);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('My phone');
    await dialog.getByLabel('Current password', { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Passkey added', { exact: true })).toBeVisible();
    await holdStill(true);
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(`${address}/auth`);
    await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
    await signIn();
    await page.waitForURL(`${address}/dashboard`);

    // From the address of the protocol alone, as its clients do.
    const refused = await pingMcp(request, '', `${address}/mcp`);
    expect(refused.status()).toBe(401);
    const [, resource = ''] =
      /resource_metadata="([^"]+)"/.exec(refused.headers()['www-authenticate'] ?? '') ?? [];
    const { authorization_servers: issuers } = (await (await request.get(resource)).json()) as {
      authorization_servers: string[];
    };
    expect(issuers).toEqual([address]);
    const metadata = await request.get(new URL(OAUTH_METADATA, address).href);
    const endpoints = (await metadata.json()) as Endpoints & { issuer: string };
    expect(endpoints.issuer).toBe(address);
    const program = await aProgram(request, endpoints);
    await page.route(`${RETURNS_TO}*`, (route) => route.fulfill({ body: 'Back at the program' }));
    await page.goto(program.address);
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    await page.waitForURL(`${RETURNS_TO}*`);
    const answered = await pingMcp(request, await program.tokenFor(page.url()), `${address}/mcp`);
    expect(answered.status()).toBe(200);
    await request.dispose();
  },
);
