import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import { login } from '@candor/contracts/account';
import { expect, test } from './test.ts';

test.use({ expectedErrors: ['401', '400'] });

const STEP_MS = 30_000;

test('signing in asks for a code once two-factor authentication is on; a recovery code opens once', async ({
  page,
  signedIn,
  accessible,
  isMobile,
}) => {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password', { exact: true }).fill('wrong-password');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('This is not your password. Please try again.')).toBeVisible();
  await dialog.getByLabel('Current password', { exact: true }).fill(signedIn.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await accessible('the QR code of two-factor authentication');
  const shown = (await dialog.locator('code').textContent()) ?? '';
  const app = createOTP(new TextDecoder().decode(base32.decode(shown.replaceAll(' ', ''))));
  const usedStep = Math.floor(Date.now() / STEP_MS);
  await dialog.getByLabel('Code', { exact: true }).fill(await app.hotp(usedStep));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const listed = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(listed).toHaveCount(10);
  const codes = await listed.allTextContents();
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('On. 10 recovery codes left.')).toBeVisible();

  const leave = async () => {
    if (isMobile) await page.getByRole('button', { name: /menu/i }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/auth');
  };
  const sendPassword = async () => {
    await page.getByLabel('Email').fill(signedIn.email);
    await page.getByLabel('Password', { exact: true }).fill(signedIn.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).last().click();
  };
  const sendCode = async (label: string, code: string) => {
    await page.getByLabel(label, { exact: true }).fill(code);
    await page.getByRole('button', { name: 'Sign In', exact: true }).last().click();
  };
  const fromApp = 'Code from your authenticator app';
  await leave();
  await sendPassword();
  await expect(page.getByLabel(fromApp)).toBeFocused();
  await accessible('the code at sign-in');
  // The code that turned it on is used; that of the next step is taken, as from a clock that is fast.
  await sendCode(fromApp, await app.hotp(usedStep));
  await expect(page.getByText('That code isn’t valid. Please try the next one.')).toBeVisible();
  await sendCode(fromApp, await app.hotp(usedStep + 1));
  await page.waitForURL('**/dashboard');

  await leave();
  const [recovery = ''] = codes;
  for (const isFirst of [true, false]) {
    await sendPassword();
    await page.getByRole('button', { name: 'Lost your phone? Use a recovery code' }).click();
    await sendCode('Recovery code', recovery);
    if (!isFirst) break;
    await page.waitForURL('**/dashboard');
    await leave();
  }
  await expect(page.getByText('That code isn’t valid. Please try the next one.')).toBeVisible();
});

test('a password is changed, other devices are signed out, and a new email waits for both addresses', async ({
  page,
  request,
  signedIn,
  accessible,
}) => {
  const { email, password } = signedIn;
  const elsewhere = login.reply.schema.parse(
    await (await request.post(login.path, { data: { email, password } })).json(),
  );
  const statusElsewhere = async () =>
    (await request.get('/api/profile', { headers: { authorization: `Bearer ${elsewhere.token}` } })).status();
  await page.goto('/settings');
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await accessible('settings with their security');
  await page.getByRole('button', { name: 'Sign out all others' }).click();
  await expect(page.getByText('You’re signed in on this device only.', { exact: true })).toBeVisible();
  expect(await statusElsewhere()).toBe(401);

  await page.getByRole('textbox', { name: 'Email' }).fill(`new-${email}`);
  await page.getByRole('button', { name: 'Save All Settings' }).click();
  await expect(page.getByText(`Your email changes to new-${email}.`)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await page.getByRole('button', { name: `Keep ${email}` }).click();
  await expect(page.getByText(`Your email changes to new-${email}.`)).toBeHidden();

  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password', { exact: true }).fill(password);
  await dialog.getByLabel('New password', { exact: true }).fill('a-brand-new-lamp');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible();
  // This device goes on under its new session.
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Your Career Dashboard' })).toBeVisible();
  const again = await request.post(login.path, { data: { email, password: 'a-brand-new-lamp' } });
  expect(again.status()).toBe(200);
});
