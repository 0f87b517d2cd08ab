import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jobPostingIn } from './job-posting.ts';

const posting = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Staff Nurse',
  hiringOrganization: { '@type': 'Organization', name: 'Ashgrove Hospital' },
  jobLocation: [{ '@type': 'Place', address: { addressLocality: 'Leeds', addressCountry: { name: 'UK' } } }],
  description: '<p>A ward.</p>',
  employmentType: ['PART_TIME'],
  datePosted: '2026-11-20T08:00:00Z',
  baseSalary: { currency: 'GBP', value: { minValue: '19', maxValue: 20.5, unitText: 'HOUR' } },
};

it('reads a posting wherever it stands in the block', () => {
  const wanted = {
    title: 'Staff Nurse',
    company: 'Ashgrove Hospital',
    location: 'Leeds, UK',
    description: '<p>A ward.</p>',
    terms: 'Part-time',
    postedAt: '2026-11-20T00:00:00.000Z',
    pay: { low: 39_520, high: 42_640, currency: 'GBP', printed: 'GBP 19–20.5 per hour' },
  };
  const other = { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', name: 'Jobs' }] };
  for (const block of [posting, [other, posting], { '@graph': [other, posting] }])
    expect(jobPostingIn(['not json', JSON.stringify(block)])).toMatchObject(wanted);
});

it('says where remote work is offered, and takes words where a thing is expected', () => {
  const remote = {
    ...posting,
    jobLocation: undefined,
    jobLocationType: 'TELECOMMUTE',
    hiringOrganization: 'Acme',
  };
  expect(jobPostingIn([JSON.stringify(remote)])).toMatchObject({ location: 'Remote', company: 'Acme' });
});

it('finds nothing where there is none, and reads anything', () => {
  expect(jobPostingIn(['{"@type":"Person","name":"JobPosting"}', '[]', 'null', '3'])).toBeNull();
  const shape = fc.dictionary(
    fc.constantFrom(
      'title',
      'hiringOrganization',
      'jobLocation',
      'baseSalary',
      'description',
      'datePosted',
      '@graph',
    ),
    fc.jsonValue({ maxDepth: 3 }),
  );
  fc.assert(
    fc.property(shape, (parts) => {
      const found = jobPostingIn([JSON.stringify({ ...parts, '@type': 'JobPosting' })]);
      expect(typeof found?.title).toBe('string');
      expect(found?.location.length).toBeLessThanOrEqual(700);
    }),
  );
});
