import { expect, test } from './test.ts';

const nobodys = '00000000-0000-4000-8000-000000000000';

for (const [kind, builder] of [
  ['CV', '/cv-builder'],
  ['letter', '/letter-builder'],
] as const)
  test(`an address of no ${kind} says so and leads on`, async ({
    page,
    signedIn,
    expectedErrors,
    accessible,
  }) => {
    // Browsers report the refused reads on the console.
    expectedErrors.push('Failed to load resource');
    expect(signedIn.token).not.toBe('');
    const heading = page.getByRole('heading', { level: 1, name: `We can’t find this ${kind}` });
    for (const id of ['x', nobodys]) {
      await page.goto(`${builder}?edit=${id}`);
      await expect(heading).toBeVisible();
      await expect(page.getByText('UUID')).toHaveCount(0);
    }
    await accessible(`unknown ${kind}`);
    await page.getByRole('link', { name: 'Look in the trash' }).click();
    await expect(
      page.getByText('Nothing', { exact: false }).or(page.getByText('My Documents')),
    ).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: `Create a new ${kind}` }).click();
    await expect(heading).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Generate/ })).toBeVisible();
  });

test('the first Escape closes the menu of a phone', { tag: '@phone' }, async ({ page, signedIn }) => {
  expect(signedIn.token).not.toBe('');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Open menu' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0);
});
