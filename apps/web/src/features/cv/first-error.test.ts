import { expect, it } from 'vitest';
import { firstError } from './first-error.ts';

const error = (message: string) => ({ type: 'custom', message });

it('finds the first error of a section, wherever it lies', () => {
  const errors = {
    jobTitle: error('Job title is required'),
    personalInfo: { email: error('Valid email is required') },
    experience: [undefined, { company: error('Too long') }],
  };
  expect(firstError(errors, ['personalInfo'])).toBe('personalInfo.email');
  expect(firstError(errors, ['jobTitle', 'targetRole', 'summary'])).toBe('jobTitle');
  expect(firstError(errors, ['experience'])).toBe('experience.1.company');
  expect(firstError(errors, ['skills'])).toBeUndefined();
});
