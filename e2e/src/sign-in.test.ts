import { aNewcomer, expect, signInByForm, test } from './test.ts';

test(
  'a newcomer registers, signs out, and signs in again',
  { tag: '@widths' },
  async ({ page, accessible, isMobile }) => {
    const person = aNewcomer();
    await page.goto('/');
    await page.waitForURL('**/auth');
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await accessible('sign in');

    await page.getByRole('button', { name: 'Create Account' }).first().click();
    await page
      .getByLabel('Full Name')
      .or(page.getByLabel('Name', { exact: true }))
      .first()
      .fill(person.name);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await accessible('create account');
    await page.getByRole('button', { name: 'Create Account' }).last().click();

    await page.waitForURL('**/dashboard');
    await expect(page.getByText('Account created!', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your Career Dashboard' })).toBeVisible();
    await expect(page.getByText(`Welcome, ${person.name}`)).toBeVisible();

    if (isMobile) await page.getByRole('button', { name: /menu/i }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/auth');
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();

    await signInByForm(page, person);
    await expect(page.getByText('Welcome back!', { exact: true })).toBeVisible();
  },
);

test('wrong input is told beside the field, and a wrong password in a toast', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push('401');
  await page.goto('/auth');
  await page.getByLabel('Email').fill('not an address');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Sign In', exact: true }).last().click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();

  await page.getByLabel('Email').fill(aNewcomer().email);
  await page.getByLabel('Password', { exact: true }).fill('paper-lamp-unknown');
  await page.getByRole('button', { name: 'Sign In', exact: true }).last().click();
  await expect(page.getByText('Login failed', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Email')).not.toHaveValue('');
});

test('guarded screens send a visitor to sign in, unknown paths say so', async ({ page, accessible }) => {
  await page.goto('/cv-builder');
  await page.waitForURL('**/auth');
  await page.goto('/no-such-place');
  await expect(page.getByText('Page Not Found')).toBeVisible();
  await accessible('404');
});
