import { expect, it } from 'vitest';
import { cvDocument } from './document.ts';
import { latestJob } from './latest-job.ts';

const jobs = (...dates: [position: string, start: string, end: string][]) =>
  cvDocument({ experience: dates.map(([position, start, end]) => ({ position, start, end })) }).experience;

it('is what runs still, else what ended last, in whatever order the CV has them', () => {
  expect(latestJob(jobs(['Cook', '2010', '2014-05'], ['Chef', '2014-06', 'present']))?.position).toBe('Chef');
  expect(latestJob(jobs(['Chef', '2014-06', '2019'], ['Cook', '2010', '2014-05']))?.position).toBe('Chef');
  expect(
    latestJob(jobs(['Cook', '2010', 'present'], ['Tutor', '2020', 'present'], ['Cleaner', '2008', '2010']))
      ?.position,
  ).toBe('Tutor');
});

it('is the first where dates do not tell, and none where there is none', () => {
  expect(latestJob(jobs(['Cook', '', ''], ['Chef', '', '']))?.position).toBe('Cook');
  expect(latestJob([])).toBeNull();
});
