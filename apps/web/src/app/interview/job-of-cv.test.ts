import { expect, it } from 'vitest';
import { jobOfCv } from './job-of-cv.ts';

const form = { jobTitle: 'Staff nurse', targetRole: 'Charge nurse' };
const advert = { title: 'Ward manager', company: 'Hill House', text: 'We look for a ward manager.' };

it('is that of the ad a CV was tailored to', () => {
  expect(jobOfCv(form, advert)).toEqual({
    position: 'Ward manager',
    company: 'Hill House',
    jobDescription: 'We look for a ward manager.',
    applicationId: null,
  });
});

it.each([
  ['an ad without a title', { ...advert, title: '' }, 'Charge nurse', 'Hill House'],
  ['no ad', null, 'Charge nurse', ''],
])('takes the role from the form where there is %s', (_, given, position, company) => {
  expect(jobOfCv(form, given)).toMatchObject({ position, company });
});

it('takes the job title where no other role is wanted', () => {
  expect(jobOfCv({ ...form, targetRole: '' }, null).position).toBe('Staff nurse');
});
