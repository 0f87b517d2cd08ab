/* One good answer of each feed, in the shape of its public documentation; adverts are invented. */

const html =
  '<p>We are hiring a Staff Nurse.</p><h3>Requirements</h3><ul><li>Wound care</li><li>Phlebotomy</li></ul><script>steal()</script>';
const asEntities = html.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The answer to a path below a feed's id. */
export const goodAnswers: Readonly<Record<string, unknown>> = {
  '/arbeitnow/job-board-api': {
    data: [
      {
        slug: 'staff-nurse-berlin-1',
        company_name: 'Klinik Arbor',
        title: 'Staff Nurse (m/w/d)',
        description: html,
        remote: false,
        url: 'https://www.arbeitnow.com/jobs/companies/arbor/staff-nurse-berlin-1',
        tags: ['Health'],
        job_types: ['Full-time permanent'],
        location: 'Berlin',
        created_at: 1_763_712_000,
      },
      { slug: 'broken', title: 7 },
    ],
    links: { next: null },
    meta: {},
  },
  '/jobicy/remote-jobs': {
    jobs: [
      {
        id: 118_200,
        url: 'https://jobicy.com/jobs/118200-staff-nurse',
        jobTitle: 'Staff Nurse &#8211; Remote Triage',
        companyName: 'Telecare &amp; Co',
        jobGeo: 'UK',
        jobIndustry: ['Healthcare'],
        jobType: ['Full-Time'],
        jobExcerpt: 'Triage by phone',
        jobDescription: html,
        pubDate: '2026-11-20 08:15:00',
        salaryMin: 40_000,
        salaryMax: '45000',
        salaryCurrency: 'GBP',
      },
    ],
  },
  '/greenhouse/acme-health/jobs': {
    jobs: [
      {
        id: 4_011,
        title: 'Staff Nurse',
        absolute_url: 'https://boards.greenhouse.io/acme-health/jobs/4011',
        location: { name: 'Leeds, UK' },
        content: asEntities,
        updated_at: '2026-11-18T10:00:00-05:00',
        pay_input_ranges: [
          { min_cents: 3_800_000, max_cents: 4_200_000, currency_type: 'GBP', title: 'Salary' },
        ],
      },
    ],
  },
  '/lever/globex': [
    {
      id: 'a1b2',
      text: 'Staff Nurse, Nights',
      hostedUrl: 'https://jobs.lever.co/globex/a1b2',
      categories: { location: 'York', commitment: 'Part-time' },
      workplaceType: 'onsite',
      description: '<div>Nights on a ward.</div>',
      lists: [{ text: 'Requirements', content: '<li>Wound care</li>' }],
      additional: '<div>Pension</div>',
      createdAt: 1_763_712_000_000,
      salaryRange: { currency: 'GBP', interval: 'per-hour-wage', min: 20, max: 22 },
    },
  ],
  '/ashby/initech': {
    apiVersion: '1',
    jobs: [
      {
        id: 'c3d4',
        title: 'Staff Nurse',
        location: 'London',
        isRemote: true,
        isListed: true,
        employmentType: 'FullTime',
        publishedAt: '2026-11-10T09:00:00.000+00:00',
        jobUrl: 'https://jobs.ashbyhq.com/initech/c3d4',
        descriptionHtml: html,
        compensation: {
          compensationTierSummary: '£41K – £43K',
          summaryComponents: [
            {
              compensationType: 'Salary',
              interval: '1 YEAR',
              currencyCode: 'GBP',
              minValue: 41_000,
              maxValue: 43_000,
            },
          ],
        },
      },
      {
        id: 'hidden',
        title: 'Staff Nurse',
        isListed: false,
        jobUrl: 'https://x.example',
        descriptionHtml: 'x',
      },
    ],
  },
};
