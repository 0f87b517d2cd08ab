import { patience } from '@candor/testing';
import type { Page } from '@playwright/test';
import { login, register } from '@candor/contracts/account';
import { generateCv } from '@candor/contracts/cv';
import { switchJobSource } from '@candor/contracts/job-sources';
import {
  freePort,
  scriptedSource,
  startNewCandor,
  type CandorServer,
  type ScriptedSource,
} from '@candor/testing/server';
import { administrator } from './administrator.ts';
import { aNewcomer, expect, test } from './test.ts';

/* Job boards are switched on for a whole installation: this journey has one of its own. */

const advert = [
  '<p>We are hiring a Staff Nurse for our surgical ward.</p>',
  '<h3>Requirements</h3>',
  '<ul><li>At least 2 years of experience as a nurse</li><li>Wound care</li><li>Phlebotomy</li></ul>',
].join('');
const listed = {
  data: [
    {
      slug: 'staff-nurse-1',
      company_name: 'Ashgrove Hospital',
      title: 'Staff Nurse',
      description: advert,
      remote: false,
      url: 'https://www.arbeitnow.com/jobs/companies/ashgrove/staff-nurse-1',
      job_types: ['Part-time'],
      location: 'Leeds, United Kingdom',
      created_at: 1_763_712_000,
    },
  ],
  links: { next: null },
};

let source: ScriptedSource;
let candor: CandorServer;
test.beforeAll(async () => {
  test.setTimeout(patience(120_000));
  source = await scriptedSource((answer, { searchParams }) => {
    answer.setHeader('content-type', 'application/json');
    answer.end(
      JSON.stringify(searchParams.get('page') === '1' ? listed : { data: [], links: { next: null } }),
    );
  });
  candor = await startNewCandor({
    port: await freePort(),
    env: {
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      JOB_SOURCES_BASE_URL: source.address,
    },
  });
});
test.afterAll(async () => {
  await candor.stop();
  candor.forget();
  await source.close();
});

async function send(
  { request }: Page,
  method: string,
  path: string,
  data: unknown,
  token = '',
): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.fetch(candor.url + path, { method, headers, data });
  expect(answer.ok(), `${method} ${path}`).toBe(true);
  return answer.json();
}

/** Somebody with a CV, signed in on this installation. */
async function signIn(page: Page): Promise<void> {
  const { token } = register.reply.schema.parse(await send(page, 'POST', register.path, aNewcomer()));
  await send(page, 'POST', generateCv.path, generateCv.example.body, token);
  await page.addInitScript((value) => localStorage.setItem('auth_token', value), token);
}
async function connectSource(page: Page): Promise<void> {
  const { token } = login.reply.schema.parse(await send(page, 'POST', login.path, administrator));
  const body = { id: 'arbeitnow', isOn: true, hasReadTerms: true };
  await send(page, switchJobSource.method, switchJobSource.path, body, token);
}

/** The application of the journey, opened from its stage. */
async function openJob(page: Page, stage: string) {
  await page.goto(`${candor.url}/applications`);
  await page
    .getByRole('region', { name: stage, exact: true })
    .getByRole('button', { name: /^Ashgrove Hospital/ })
    .click();
  const panel = page.getByRole('main');
  await expect(panel.getByRole('heading', { name: 'Staff Nurse', level: 1 })).toBeVisible();
  return panel;
}

// A whole search, through every screen of it.
test.describe.configure({ timeout: patience(240_000) });

test(
  'a job is found, saved, tailored for, written for, applied for, interviewed for and offered',
  { tag: '@release' },
  async ({ page, accessible, isMobile, otherHosts }) => {
    otherHosts.push(candor.url);
    await signIn(page);

    // Found on a board that the administrator switched on.
    await page.goto(`${candor.url}/letter-builder?tab=jobs`);
    const jobs = page.getByRole('tabpanel', { name: 'Job Match' });
    const search = jobs.getByRole('button', { name: 'Search jobs' });
    await search.click();
    await expect(jobs.getByText(/No job boards are connected here\./)).toBeVisible();
    await connectSource(page);
    await search.click();
    const job = jobs.getByRole('article', { name: 'Staff Nurse' });
    await expect(job.getByText(/^\d\d%$/)).toBeVisible();
    await expect(job.getByText('Jobs from Arbeitnow')).toBeVisible();
    await job.getByText(/^Why \d\d%$/).click();
    await expect(job.getByText(/^Asks for 2 years; /)).toBeVisible();
    await job.getByText('The job ad').click();
    await expect(job.locator('mark', { hasText: 'Phlebotomy' })).toContainText('not in your CV');
    await accessible('job match');
    await job.getByRole('button', { name: 'Save' }).click();
    await expect(job.getByRole('button', { name: 'Saved' })).toBeDisabled();

    // A copy of the CV for it.
    let panel = await openJob(page, 'Saved');
    await accessible('a saved job');
    await panel.getByRole('button', { name: 'Tailor your CV' }).click();
    const optimizer = page.getByRole('tabpanel', { name: 'Optimizer' });
    await optimizer.getByRole('button', { name: 'Tailor a copy to this job' }).click({ timeout: 30_000 });
    await expect(optimizer.getByRole('heading', { name: /^Tailor a copy to Staff Nurse/ })).toBeVisible();
    await optimizer.getByRole('button', { name: 'Accept all' }).click();
    const original = page.url();
    await optimizer.getByRole('button', { name: /^Create copy with / }).click();
    await page.waitForURL((url) => url.href !== original);

    // Its letter.
    panel = await openJob(page, 'Saved');
    await panel.getByRole('button', { name: 'Write the letter' }).click();
    await expect(page.getByLabel(/^Company/)).toHaveValue('Ashgrove Hospital');
    await expect(page.getByLabel(/^Job Description/)).toHaveValue(/Phlebotomy/);
    await expect(page.getByLabel('Start from a CV')).not.toHaveValue('');
    await page.getByLabel('Motivation').fill('I trained on your surgical ward and would like to come back.');
    await page.getByRole('button', { name: 'Generate Letter' }).click();
    await page.waitForURL(/edit=/);

    // Both are kept as they were sent.
    panel = await openJob(page, 'Saved');
    const documents = panel.getByLabel('CV or letter');
    for (const kind of ['CVs', 'Letters']) {
      await panel.getByRole('region', { name: 'Documents' }).getByRole('button', { name: 'Add' }).click();
      await documents.selectOption(
        (await documents.locator(`optgroup[label=${kind}] option`).first().getAttribute('value')) ?? '',
      );
      await panel.getByRole('button', { name: 'Keep a copy' }).click();
      await expect(panel.getByText(new RegExp(`^${kind.slice(0, -1)} · version`))).toBeVisible();
    }
    const stage = panel.getByLabel('Stage');
    await stage.selectOption('Applied');
    await expect(panel.getByRole('button', { name: 'Write a follow-up' })).toBeVisible();

    // An interview, practiced for, and an offer, held against what others earn.
    await stage.selectOption('Interview');
    await panel.getByRole('button', { name: 'Practice for this interview' }).click();
    const interview = page.getByRole('tabpanel', { name: 'Interview' });
    await expect(interview.getByLabel(/^Company/)).toHaveValue('Ashgrove Hospital');
    panel = await openJob(page, 'Interview');
    await panel.getByLabel('Stage').selectOption('Offer');
    await panel.getByLabel('Currency').fill('GBP');
    await panel.getByLabel('Base pay').fill('38,000');
    await panel.getByLabel('Days of leave').fill('27');
    await panel.getByLabel('Benefits').focus();
    await expect(panel.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
    await accessible('an offer');
    await panel.getByRole('button', { name: 'Check the salary' }).click();
    const salary = page.getByRole('tabpanel', { name: 'Salary' });
    await expect(salary.getByLabel('Position')).toHaveValue('Staff Nurse');
    await expect(salary.getByLabel('Location')).toHaveValue('Leeds, United Kingdom');

    await page.goto(`${candor.url}/applications?view=offers`);
    const offers = isMobile
      ? page.getByRole('list', { name: 'Offers' })
      : page.getByRole('region', { name: 'Offers side by side' });
    await expect(offers.getByRole('strong').filter({ hasText: '£38,000' })).toBeVisible();
    await accessible('offers');

    // What was put away comes back.
    await page.goto(`${candor.url}/applications`);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Edit stages' }).click();
    await expect(page.getByRole('dialog', { name: /stages/i })).toBeVisible();
    await accessible('stages of the board');
    await page.keyboard.press('Escape');
    for (const [act, place] of [
      ['Archive', 'Archived'],
      ['Delete', 'Trash'],
    ] as const) {
      await page.getByRole('button', { name: 'Actions for Staff Nurse at Ashgrove Hospital' }).click();
      await page.getByRole('menuitem', { name: act, exact: true }).click();
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: place, exact: true }).click();
      await expect(page.getByRole('heading', { name: place })).toBeVisible();
      await accessible(place);
      if (place === 'Archived') {
        await page.getByRole('button', { name: 'Staff Nurse, Ashgrove Hospital' }).click();
        // Escape would close the message that something was archived first.
        await expect(page.getByRole('heading', { name: 'Staff Nurse', level: 1 })).toBeVisible();
        await page.getByRole('link', { name: 'Applications', exact: true }).last().click();
      }
      await page.getByRole('button', { name: 'Restore' }).click();
      await expect(page.getByText(/^(?:Nothing is archived|The trash is empty)\.$/)).toBeVisible();
      await page.getByRole('button', { name: 'Back' }).click();
    }
    await expect(page.getByRole('region', { name: 'Offer', exact: true }).getByRole('listitem')).toHaveCount(
      1,
    );
  },
);
