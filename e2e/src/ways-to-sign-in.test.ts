import type { Page } from '@playwright/test';
import { login } from '@candor/contracts/account';
import { signInMethods } from '@candor/contracts/sign-in-methods';
import { localProvider, startNewCandor, type CandorServer, type LocalProvider } from '@candor/testing/server';
import { administrator } from './administrator.ts';
import { startMailServer, type MailServer } from './mail-server.ts';
import { aNewcomer, expect, signInByForm, test } from './test.ts';
import { aVirtualDevice } from './virtual-device.ts';

// Beside the servers of the other journeys, one for each worker. Passkeys are made for names, never for 127.0.0.1.
const port = Number(process.env['E2E_PORT'] ?? 3190) + 31 + Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
const address = `http://localhost:${port}`;
let provider: LocalProvider;
let mails: MailServer;
let candor: CandorServer;

test.beforeAll(async () => {
  provider = await localProvider(`${address}/auth/callback`);
  mails = await startMailServer();
  candor = await startNewCandor({
    port,
    env: {
      APP_URL: address,
      SMTP_URL: mails.url,
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: provider.clientId,
      OIDC_CLIENT_SECRET: provider.clientSecret,
      OIDC_NAME: 'Acme ID',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    },
  });
});

test.afterAll(async () => {
  await candor.stop();
  candor.forget();
  await mails.close();
  await provider.close();
});

test.use({ baseURL: address, expectedErrors: ['401'] });

async function leave(page: Page, isMobile: boolean) {
  if (isMobile) await page.getByRole('button', { name: /menu/i }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/auth');
}

test(
  'a passkey is added, signs in without a code, and says where it was removed elsewhere',
  { tag: '@release' },
  async ({ page, request, signedIn, accessible, isMobile }) => {
    const { email, password } = signedIn;
    const { holdStill, signIn } = await aVirtualDevice(page);
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('My phone');
    await dialog.getByLabel('Current password', { exact: true }).fill(password);
    await accessible('the name of a passkey');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Passkey added', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Rename My phone' }).click();
    await dialog.getByLabel('Name').fill('Work laptop');
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await expect(page.getByRole('button', { name: 'Remove Work laptop' })).toBeVisible();
    await accessible('settings with a passkey');

    await holdStill(true);
    await leave(page, isMobile);
    await expect(page.getByRole('button', { name: 'Continue with Acme ID' })).toBeVisible();
    await accessible('the ways to sign in');
    await signIn();
    await page.waitForURL('**/dashboard');

    await holdStill(true);
    await leave(page, isMobile);
    const { token } = login.reply.schema.parse(
      await (await request.post(login.path, { data: { email, password } })).json(),
    );
    const headers = { authorization: `Bearer ${token}` };
    const known = signInMethods.reply.schema.parse(
      await (await request.get(signInMethods.path, { headers })).json(),
    );
    const [passkey] = known.passkeys;
    const removed = await request.post(`/api/passkeys/${passkey?.id}/remove`, {
      headers,
      data: { currentPassword: password },
    });
    expect(removed.status()).toBe(200);
    await signIn();
    await expect(page.getByText(/This passkey no longer works here/).first()).toBeVisible();
  },
);

test(
  'people sign in with the provider, or read why not, and connect an account they have',
  { tag: '@release' },
  async ({ page, signedIn, otherHosts, accessible, browser }) => {
    otherHosts.push(provider.issuer);
    const newcomer = aNewcomer();
    provider.person = { subject: newcomer.email, email: newcomer.email, name: newcomer.name };
    const visitor = await (await browser.newContext({ baseURL: address })).newPage();
    await visitor.goto('/auth');
    await visitor.getByRole('button', { name: 'Continue with Acme ID' }).click();
    await visitor.waitForURL('**/dashboard');
    await expect(visitor.getByText(`Welcome, ${newcomer.name}`)).toBeVisible();
    await visitor.goto('/settings');
    await expect(visitor.getByRole('button', { name: 'Set password' })).toBeVisible();
    await visitor.context().close();

    provider.person = { subject: signedIn.email, email: signedIn.email };
    await page.goto('/settings');
    const panel = page.getByRole('region', { name: 'Sign in with Acme ID' });
    const connect = async () => {
      await panel.getByRole('button', { name: 'Connect' }).click();
      await page.getByRole('dialog').getByLabel('Current password', { exact: true }).fill(signedIn.password);
      await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
    };
    await connect();
    await expect(page.getByText('Connected', { exact: true })).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Disconnect' })).toBeVisible();

    provider.person = null;
    const refused = await (await browser.newContext({ baseURL: address })).newPage();
    await refused.goto('/auth');
    await refused.getByRole('button', { name: 'Continue with Acme ID' }).click();
    await expect(refused.getByText(/Acme ID didn’t let you in/)).toBeVisible();
    await refused.getByRole('button', { name: 'Back to sign in' }).click();
    await expect(refused.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await refused.context().close();
    await accessible('settings with a provider');
  },
);

test(
  'mailed links set a new password, and change the email once both addresses confirm',
  { tag: '@release' },
  async ({ page, request }) => {
    const person = aNewcomer();
    const wanted = `new-${person.email}`;
    await request.post('/api/register', { data: person });
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: /link/i }).click();
    await page.goto(await mails.linkTo(person.email, '#reset='));
    await page.getByLabel('New password', { exact: true }).fill('a-brand-new-lamp');
    await page.getByRole('button', { name: 'Save new password' }).click();
    await expect(page.getByText('Password changed', { exact: true })).toBeVisible();
    await signInByForm(page, { email: person.email, password: 'a-brand-new-lamp' });

    await page.goto('/settings');
    await page.getByRole('textbox', { name: 'Email' }).fill(wanted);
    await page.getByRole('button', { name: 'Save All Settings' }).click();
    await expect(page.getByText(`Your email changes to ${wanted}.`)).toBeVisible();
    await page.goto(await mails.linkTo(wanted, '#email-change='));
    await page.getByRole('button', { name: 'Confirm this address' }).click();
    await expect(page.getByText(/Now open the link we sent to the other one/)).toBeVisible();
    await page.goto(await mails.linkTo(person.email, '#email-change='));
    await page.getByRole('button', { name: 'Confirm this address' }).click();
    await expect(page.getByText('Email changed', { exact: true })).toBeVisible();
    await signInByForm(page, { email: wanted, password: 'a-brand-new-lamp' });
  },
);

test(
  'where accounts are made by invitation, an administrator invites and the link opens one',
  { tag: '@release' },
  async ({ page, request, accessible, browser }) => {
    const { token } = login.reply.schema.parse(
      await (await request.post(login.path, { data: administrator })).json(),
    );
    await page.addInitScript((value) => localStorage.setItem('auth_token', value), token);
    await page.goto('/admin');
    await page.getByLabel('New accounts', { exact: true }).selectOption('invitation');
    await page.getByRole('region', { name: 'Site settings' }).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    const [invited, other] = [aNewcomer(), aNewcomer()];
    for (const { email } of [invited, other]) {
      await page.getByLabel('Email to invite').fill(email);
      await page.getByRole('button', { name: 'Invite', exact: true }).click();
      await expect(page.getByRole('button', { name: `Withdraw the invitation of ${email}` })).toBeVisible();
    }
    await accessible('admin with invitations');
    await page.getByRole('button', { name: `Withdraw the invitation of ${other.email}` }).click();
    await expect(page.getByText(other.email, { exact: true })).toBeHidden();

    const visitor = await (await browser.newContext({ baseURL: address })).newPage();
    await visitor.goto('/auth');
    await visitor.getByRole('button', { name: 'Create Account' }).click();
    await expect(visitor.getByText(/New accounts are by invitation only/)).toBeVisible();
    await visitor.goto('about:blank');
    await visitor.goto(await mails.linkTo(invited.email, '#invitation='));
    await expect(visitor.getByLabel('Email')).toHaveValue(invited.email);
    await visitor.getByLabel('Full Name').fill(invited.name);
    await visitor.getByLabel('Password', { exact: true }).fill(invited.password);
    await visitor.getByRole('button', { name: 'Create Account' }).click();
    await visitor.waitForURL('**/dashboard');
    await visitor.context().close();
  },
);
