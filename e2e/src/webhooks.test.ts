import { expect, test } from './test.ts';

test(
  'a webhook is made, tried out, changed, turned off and deleted',
  { tag: '@wide' },
  async ({ page, signedIn, accessible }) => {
    expect(signedIn.token).not.toBe('');
    await page.goto('/settings#webhooks');
    await page.getByRole('button', { name: 'New webhook' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Address').fill('http://localhost:3000/hook');
    await dialog.getByRole('button', { name: 'Create webhook' }).click();
    await expect(dialog.getByText('Enter an address that begins with https://')).toBeVisible();
    // Nothing of this machine is reached, whatever its name.
    await dialog.getByLabel('Address').fill('https://localhost/hook');
    await dialog.getByRole('button', { name: 'Create webhook' }).click();
    await expect(dialog.getByText('Choose at least one event')).toBeVisible();
    await dialog.getByLabel('A job moves to another stage').check();
    await accessible('the form of a new webhook');
    await dialog.getByRole('button', { name: 'Create webhook' }).click();
    await expect(dialog.getByText('you won’t see it again')).toBeVisible();
    await expect(dialog.locator('code')).toContainText('whsec_');
    await accessible('the secret of a new webhook');
    await dialog.getByRole('button', { name: 'Done' }).click();

    const row = page.getByRole('list', { name: 'Webhooks' }).getByRole('listitem');
    await expect(row).toContainText('https://localhost/hook');
    await row.getByRole('button', { name: 'Events' }).click();
    await dialog.getByRole('button', { name: 'Send test event' }).click();
    await expect(dialog.getByText('The address isn’t on the public internet.')).toBeVisible();
    await expect(dialog.getByText('Not delivered · no answer · 1 try')).toBeVisible();
    await accessible('the log of a webhook');
    await dialog.getByRole('button', { name: 'Close' }).click();

    await row.getByRole('button', { name: 'Edit' }).click();
    await dialog.getByLabel('A task is due').check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(row).toContainText('A job moves to another stage · A task is due');
    await row.getByRole('button', { name: 'Turn off' }).click();
    await expect(row.getByRole('button', { name: 'Turn on' })).toBeVisible();
    await accessible('settings with a webhook');
    await row.getByRole('button', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(row).toHaveCount(0);
  },
);
