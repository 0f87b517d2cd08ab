import { expect, it } from 'vitest';
import { cvDocument } from '../cv/index.ts';
import { levelOfJobs } from './level-of-jobs.ts';

it('counts the years of that kind of work alone', () => {
  const jobs = cvDocument({
    experience: [
      { position: 'Charge Nurse (Band 6), Ward 4', start: '2022-01', end: 'present' },
      { position: 'Staff nurse', start: '2019-01', end: '2022-01' },
      { position: 'Barista', start: '2010-01', end: '2019-01' },
    ],
  }).experience;
  expect(levelOfJobs(jobs, 'Nurse', '2026-11')).toBe('senior');
  expect(levelOfJobs(jobs, 'Barista', '2026-11')).toBe('lead');
  expect(levelOfJobs(jobs, 'Electrician', '2026-11')).toBeNull();
  expect(levelOfJobs([], 'Nurse', '2026-11')).toBeNull();
});
