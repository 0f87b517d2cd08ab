import { expect, it } from 'vitest';
import { jobAddress } from './job-address.ts';

it.each([
  [' indeed.com/jobs/1 ', 'https://indeed.com/jobs/1'],
  ['www.example.co.uk', 'https://www.example.co.uk'],
  ['https://example.org/a', 'https://example.org/a'],
  ['http://example.org', 'http://example.org'],
  ['see the mail', 'see the mail'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['', ''],
])('keeps %j as %j', (typed, address) => {
  expect(jobAddress(typed)).toBe(address);
});
