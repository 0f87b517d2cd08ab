import type { Page } from '@playwright/test';
import { generateCv } from '@candor/contracts/cv';
import { choose } from './page-menu.ts';
import { expect, test, type Person } from './test.ts';

const advert = [
  'Staff Nurse, Acute Medicine',
  'Leeds General Infirmary is looking for a Staff Nurse in Leeds.',
  'Essential:',
  '• At least 2 years of experience on an acute ward',
  '• Wound care',
  '• Phlebotomy',
  'Desirable:',
  '• Microsoft Excel',
].join('\n');

const request = {
  personalInfo: {
    fullName: 'Maren Okafor',
    email: 'maren.okafor@example.org',
    phone: '+44 113 496 0148',
    location: 'Leeds',
  },
  jobTitle: 'Staff Nurse',
  experience: [
    {
      company: 'Leeds General Infirmary',
      position: 'Staff Nurse',
      duration: 'Mar 2019 - Present',
      description: [
        'Cared for 8 acute patients a shift',
        'Helped with training of 18 newly qualified nurses',
        'Responsible for ordering of supplies',
        'Duties included washing, dressing and feeding of residents',
        'Dressed wounds and taught wound care to two students',
      ].join('\n'),
    },
  ],
  skills: ['Wound care', 'Microsoft Excel', 'Handover'],
  education: [{ institution: 'University of York', degree: 'BSc Nursing', year: '2018' }],
};

async function openWithCv(page: Page, { token }: Person) {
  const answer = await page.request.post(generateCv.path, {
    data: request,
    headers: { authorization: `Bearer ${token}` },
  });
  const { id } = generateCv.reply.schema.parse(await answer.json());
  await page.goto(`/cv-builder?edit=${id}&tab=optimizer`);
  return page.getByRole('tabpanel', { name: 'Optimizer' });
}

test('an advert comes as a file, a skill is confirmed with where it was used, suggestions are applied and undone', async ({
  page,
  signedIn,
  accessible,
}) => {
  const panel = await openWithCv(page, signedIn);
  await expect(panel.getByLabel('Job description')).toBeVisible();
  await accessible('optimizer form');
  const file = { name: 'advert.txt', mimeType: 'text/plain', buffer: Buffer.from(advert) };
  await panel.getByLabel('Job ad file').setInputFiles(file);
  await expect(panel.getByLabel('Job description')).toHaveValue(/Phlebotomy/);
  await panel.getByRole('button', { name: 'Analyze & Optimize CV' }).click();
  const now = panel.getByRole('heading', { name: /^Your CV covers \d+(?:–\d+)?% of this job ad$/ });
  // The first analysis starts its thread.
  await expect(now).toBeVisible({ timeout: 30_000 });
  for (const figure of ['Now', 'After honest edits', 'Real gaps'])
    await expect(panel.getByRole('term').filter({ hasText: figure })).toBeVisible();
  await expect(panel.getByRole('listitem').filter({ hasText: 'Phlebotomy Do you have it?' })).toBeVisible();
  const met = panel.getByRole('listitem').filter({ hasText: /^Wound care In your CV/ });
  await expect(met).toContainText('taught wound care to two students');

  // Each score opens what it is made of.
  const impact = panel.getByRole('button', { name: /^Impact \d+/ });
  await impact.click();
  await expect(panel.getByRole('heading', { name: 'Weak openings' })).toBeVisible();
  await accessible('optimizer');
  await impact.click();

  const before = (await now.textContent()) ?? '';
  await panel.getByRole('button', { name: 'I have this: phlebotomy' }).click();
  await panel.getByRole('button', { name: 'Add to my CV' }).click();
  await expect(panel.getByText('Write what you did, in a sentence.')).toBeVisible();
  await panel.getByLabel('What did you do?').fill('Took blood by phlebotomy from 9 patients a day');
  await panel.getByRole('button', { name: 'Add to my CV' }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: /^Phlebotomy In your CV/ })).toBeVisible();
  await expect(now).not.toHaveText(before);

  const apply = panel.getByRole('button', { name: /^Apply Selected/ });
  await apply.click();
  await expect(
    page.getByText('Please select at least one optimization to apply.', { exact: true }),
  ).toBeVisible();
  const lines = panel.getByRole('checkbox', { name: /^Rewrite a line/ });
  await expect(lines).toHaveCount(3);
  for (const line of await lines.all()) await line.check();
  await expect(apply).toHaveText('Apply Selected (3)');
  await apply.click();
  await expect(page.getByText('3 changes made.', { exact: true })).toBeVisible();
  await expect(lines).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(lines).toHaveCount(3);
  await lines.first().check();
  await apply.click();
  await expect(page.getByText('1 change made.', { exact: true })).toBeVisible();
  await expect(lines).toHaveCount(2);

  // A copy for this advert: changes are chosen, one is taken back, and the copy knows its advert.
  await panel.getByRole('button', { name: 'Tailor a copy to this job' }).click();
  await expect(panel.getByRole('heading', { name: /^Tailor a copy to Staff Nurse/ })).toBeVisible();
  const skills = panel.getByRole('group', { name: 'List Phlebotomy among your skills' });
  await skills.getByRole('button', { name: 'Reject' }).click();
  await panel.getByRole('button', { name: 'Accept all' }).click();
  const create = panel.getByRole('button', { name: /^Create copy with [2-9] changes$/ });
  await expect(create).toBeVisible();
  await panel.getByRole('button', { name: 'Undo' }).click();
  await expect(skills.getByRole('button', { name: 'Reject', pressed: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Accept all' }).click();
  await expect(panel.locator('[aria-busy=false]')).toBeVisible();
  await accessible('tailoring');
  const original = page.url();
  await create.click();
  await expect(page.getByText('Tailored copy created', { exact: true })).toBeVisible();
  await expect(page).not.toHaveURL(original);
  await expect(page.getByRole('link', { name: /^For Staff Nurse/ })).toBeVisible();
  await expect(now).toBeVisible();
  await page.getByRole('tab', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('tabpanel').getByRole('button', { name: 'Export' }).press('Enter'),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);

  // What was pasted is a job by now, and there again after a reload.
  await page.goto(original);
  await expect(now).toBeVisible();
  await page.getByRole('link', { name: /^For Staff Nurse/ }).click();
  await expect(page.getByRole('heading', { name: /^Staff Nurse/, level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Documents' }).getByRole('link')).toHaveCount(1);
});

test('the file of a CV is read back, and a field shows its place on the page and in the text', async ({
  page,
  signedIn,
  accessible,
}) => {
  const panel = await openWithCv(page, signedIn);
  await panel.getByRole('radio', { name: 'What a machine reads' }).check({ force: true });
  const verdict = panel.getByRole('heading', { name: /^All \d+ fields read correctly$/ });
  await expect(verdict).toBeVisible({ timeout: 30_000 });
  await expect(panel.getByText(/^A simple text extractor keeps every field whole/)).toBeVisible();
  const pages = panel.getByRole('region', { name: 'Pages of the file' });
  await expect(pages.locator('canvas[data-drawn]').first()).toBeVisible();
  const company = panel.getByRole('button', { name: /^Company\b.*Leeds General Infirmary$/s });
  await company.hover();
  await expect(pages.locator('[data-active]')).toHaveAttribute('data-found', 'experience.0.company');
  await accessible('what a machine reads');

  const beside = panel.getByRole('group', { name: 'Beside the fields' });
  await beside.getByRole('radio', { name: 'Text', exact: true }).check({ force: true });
  const text = panel.getByRole('region', { name: 'Plain text' });
  await expect(text).toContainText('Dressed wounds and taught wound care to two students');
  await company.hover();
  await expect(text.locator('mark[data-pointed]')).toHaveText('Leeds General Infirmary');
  // Focus scrolls: a pointer that stays would rest on another field.
  await page.mouse.move(0, 0);
  await panel.getByRole('button', { name: /^Institution\b.*University of York$/s }).focus();
  await expect(text.locator('mark[data-pointed]')).toHaveText('University of York');
  await panel.getByRole('radio', { name: 'Word' }).check({ force: true });
  await expect(panel.locator('[aria-busy=false]')).toBeVisible();
  await expect(verdict).toBeVisible();

  await panel.getByRole('radio', { name: 'Another file' }).check({ force: true });
  await panel.getByLabel('CV to read').setInputFiles({
    name: 'old-cv.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Ana Ruiz\nRegistered Nurse\nana@example.org\n\nSKILLS\n\nTriage, Wound care'),
  });
  await expect(panel.getByRole('heading', { name: /^\d+ fields found$/ })).toBeVisible();
  await expect(panel.getByRole('button', { name: /Triage/ })).toBeVisible();
});

test(
  'the margins of the text show the findings, each with its words',
  { tag: '@release' },
  async ({ page, signedIn, accessible, isMobile }) => {
    const answer = await page.request.post(generateCv.path, {
      data: request,
      headers: { authorization: `Bearer ${signedIn.token}` },
    });
    const { id } = generateCv.reply.schema.parse(await answer.json());
    await page.goto(`/cv-builder?edit=${id}&tab=builder`);
    if (isMobile) await page.getByRole('radio', { name: 'Page', exact: true }).last().check({ force: true });
    await choose(page, 'Show as text');
    const signs = page.getByRole('button', { name: /^\d+ findings?: / });
    // The first analysis starts its thread.
    await expect(signs.first()).toBeVisible({ timeout: 30_000 });
    await signs.first().click();
    const note = page.getByRole('note').filter({ visible: true });
    await expect(note).toHaveCount(1);
    await accessible('margins');
    await page.keyboard.press('Escape');
    await expect(note).toHaveCount(0);
  },
);

test(
  'an empty CV is not analysed, and what was only typed is',
  { tag: ['@wide', '@release'] },
  async ({ page, signedIn }) => {
    expect(signedIn.token).not.toBe('');
    await page.goto('/cv-builder?tab=optimizer');
    const panel = page.getByRole('tabpanel', { name: 'Optimizer' });
    const analyze = panel.getByRole('button', { name: 'Analyze & Optimize CV' });
    await expect(analyze).toBeDisabled();
    await page.goto('/cv-builder?sample=1&tab=optimizer');
    await expect(analyze).toBeEnabled();
    await analyze.click();
    await expect(panel.getByRole('group', { name: 'Scores' })).toBeVisible({ timeout: 30_000 });
    await expect(panel.getByRole('heading', { name: 'No job ad' })).toBeVisible();
  },
);
