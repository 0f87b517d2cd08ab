import { readFile } from 'node:fs/promises';
import { expect, test } from './test.ts';

const CONNECTIONS = [
  'Notes:',
  '"When exporting your connection data, you may notice that some of the email addresses are missing."',
  '',
  'First Name,Last Name,URL,Email Address,Company,Position,Connected On',
  'Ada,Lovelace,https://www.linkedin.com/in/ada,ada@engines.example,Riverside Hospital Ltd.,Lead Engineer,03 Nov 2024',
  'Grace,Hopper,https://www.linkedin.com/in/grace,,Harbor Computing,"Director, Compilers",12 Jan 2023',
  'Grace,Hopper,https://www.linkedin.com/in/grace,,Harbor Computing,"Director, Compilers",12 Jan 2023',
].join('\n');

test('contacts come from a LinkedIn file, and a follow-up goes into the calendar', async ({
  page,
  signedIn,
  accessible,
  isMobile,
}) => {
  const saved = await page.request.post('/api/applications', {
    headers: { authorization: `Bearer ${signedIn.token}` },
    data: { title: 'Staff nurse', company: 'Riverside hospital' },
  });
  expect(saved.ok()).toBe(true);
  await page.goto('/cv-builder?tab=network');
  await page.getByRole('button', { name: 'Import contacts' }).click();
  const importing = page.getByRole('dialog', { name: 'Import contacts' });
  await importing
    .getByLabel('Contacts file')
    .setInputFiles({ name: 'Connections.csv', mimeType: 'text/csv', buffer: Buffer.from(CONNECTIONS) });
  await expect(importing.getByText('2 new. 1 repeated in the file')).toBeVisible();
  await accessible('importing contacts');
  await importing.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Keep the people you know in view' })).toBeVisible();

  await page.getByRole('button', { name: 'Import contacts' }).click();
  await importing
    .getByLabel('Contacts file')
    .setInputFiles({ name: 'Connections.csv', mimeType: 'text/csv', buffer: Buffer.from(CONNECTIONS) });
  await importing.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('tab', { name: 'Contacts (2)' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search contacts' }).fill('lovel engineer');
  const list = page.getByRole('list', { name: 'Contacts' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('button', { name: /^Ada Lovelace/ }).click();
  await expect(page.getByRole('button', { name: 'Staff nurse, Riverside hospital' })).toBeVisible();

  await page.getByRole('button', { name: 'Record interaction' }).click();
  await page.getByLabel('What', { exact: true }).selectOption('coffee');
  await page.getByLabel('Subject').fill('Career chat');
  await page.getByRole('button', { name: 'Save interaction' }).click();
  await expect(page.getByText('Send an email to say thank you')).toBeVisible();
  await page.getByRole('button', { name: 'In a week' }).click();
  await expect(page.getByText('Due in 7 days').last()).toBeVisible();
  await accessible('a contact');

  if (isMobile) await page.getByRole('button', { name: 'Contacts', exact: true }).click();
  const network = page.getByRole('tabpanel', { name: 'Network', exact: true });
  await network.getByRole('button', { name: 'More', exact: true }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export follow-ups to calendar' }).click();
  const calendar = await readFile(await (await downloading).path(), 'utf8');
  expect(calendar).toContain('SUMMARY:Follow up with Ada Lovelace');
  await page.getByRole('tab', { name: 'Insights' }).click();
  await expect(page.getByRole('heading', { name: 'Closest contacts' })).toBeVisible();
  await accessible('insights of a network');

  await page.goto('/applications');
  await page.getByText('Staff nurse', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Ada Lovelace' }).click();
  await page.getByRole('button', { name: 'Draft a message' }).click();
  const message = page.getByRole('dialog', { name: 'Message to Ada Lovelace' });
  await message.getByLabel('What it’s for').selectOption('Say thank you');
  await message.getByLabel('Thank you for').fill('the introduction');
  await expect(message.getByText('Thank you for the introduction.')).toBeVisible();
  await accessible('a message to a contact');
  await message.getByRole('button', { name: 'Write a letter instead' }).click();
  await expect(page.getByLabel('Company Name')).toHaveValue('Riverside Hospital Ltd.');
});
