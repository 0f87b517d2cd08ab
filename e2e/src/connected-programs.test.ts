import { createHash, randomBytes } from 'node:crypto';
import { register } from '@candor/contracts/account';
import type { APIRequestContext } from '@playwright/test';
import { aNewcomer, expect, test } from './test.ts';

const RETURNS_TO = 'http://127.0.0.1:4711/callback';

test.use({ otherHosts: ['http://127.0.0.1:4711'], expectedErrors: ['409'] });

/** Where a program that has registered sends the browser of its person. */
async function requestOf(request: APIRequestContext, verifier: string) {
  const registered = await request.post('/oauth2/register', {
    data: { client_name: 'Paper assistant', redirect_uris: [RETURNS_TO], token_endpoint_auth_method: 'none' },
  });
  const { client_id: clientId } = (await registered.json()) as { client_id: string };
  const asked = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: RETURNS_TO,
    scope: 'documents:read applications:read applications:write assistant:act offline_access',
    state: 'abc',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  return { clientId, address: `/oauth2/authorize?${asked.toString()}` };
}

test('who is not signed in signs in first, and comes back to what the program asks', async ({
  page,
  request,
}) => {
  const person = aNewcomer();
  await request.post(register.path, { data: person });
  const { address } = await requestOf(request, 'any');
  await page.goto(address);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).last().click();
  await expect(page.getByRole('heading', { name: 'Connect “Paper assistant”?' })).toBeVisible();
  await page.route(`${RETURNS_TO}*`, (route) => route.fulfill({ body: 'Back at the program' }));
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL(`${RETURNS_TO}?error=access_denied*`);
});

test('a program is connected by its person, uses what it may, is given more, and loses its access', async ({
  page,
  request,
  signedIn,
  accessible,
}) => {
  const verifier = randomBytes(32).toString('base64url');
  const { clientId, address } = await requestOf(request, verifier);
  await page.route(`${RETURNS_TO}*`, (route) => route.fulfill({ body: 'Back at the program' }));

  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Connect “Paper assistant”?' })).toBeVisible();
  await expect(page.getByText(signedIn.email)).toBeVisible();
  await expect(page.getByText('127.0.0.1:4711')).toBeVisible();
  await page.getByLabel('Create and change your applications').uncheck();
  await page.getByRole('button', { name: 'Connect', exact: true }).scrollIntoViewIfNeeded();
  await accessible('a program that asks to be connected');
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await page.waitForURL(`${RETURNS_TO}*`);

  const code = new URL(page.url()).searchParams.get('code') ?? '';
  const form = {
    grant_type: 'authorization_code',
    code,
    redirect_uri: RETURNS_TO,
    client_id: clientId,
    code_verifier: verifier,
  };
  const tokens = (await (await request.post('/oauth2/token', { form })).json()) as { access_token: string };
  const headers = {
    authorization: `Bearer ${tokens.access_token}`,
    accept: 'application/json, text/event-stream',
  };
  const ping = () => request.post('/mcp', { headers, data: { jsonrpc: '2.0', id: 1, method: 'ping' } });
  expect((await ping()).status()).toBe(200);

  await page.goto('/settings#connections');
  const row = page.getByRole('list', { name: 'Connected programs' }).getByRole('listitem');
  await expect(row).toContainText('last used');
  await expect(row).not.toContainText('Create and change your applications');
  await row.getByRole('button', { name: 'Permissions' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Move a job', { exact: false }).check();
  await accessible('what a connected program may do at once');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Without asking: Move a job');
  await accessible('settings with a connected program');

  await row.getByRole('button', { name: 'Revoke' }).click();
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect(row).toHaveCount(0);
  expect((await ping()).status()).toBe(401);

  // Coming back by the old address: what is over is told, and nothing is shared.
  await page.goto('/connect?client_id=nobody');
  await expect(page.getByRole('heading', { name: 'Can’t connect' })).toBeVisible();
});
