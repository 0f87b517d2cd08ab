import { expect, it } from 'vitest';
import { firstFault } from './first-fault.ts';

const fault = (message: string) => ({ type: 'custom', message });

it('finds the first fault of a section, wherever it lies', () => {
  const errors = {
    jobTitle: fault('Job title is required'),
    personalInfo: { email: fault('Valid email is required') },
    experience: [undefined, { company: fault('Too long') }],
  };
  expect(firstFault(errors, ['personalInfo'])).toBe('personalInfo.email');
  expect(firstFault(errors, ['jobTitle', 'targetRole', 'summary'])).toBe('jobTitle');
  expect(firstFault(errors, ['experience'])).toBe('experience.1.company');
  expect(firstFault(errors, ['skills'])).toBeUndefined();
});
