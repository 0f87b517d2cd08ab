import { expect, test } from 'vitest';
import { linkTarget, shownAddress } from './link.ts';

test.each([
  ['ana@example.com', 'mailto:ana@example.com'],
  ['https://ana.example/cv', 'https://ana.example/cv'],
  ['linkedin.com/in/ana', 'https://linkedin.com/in/ana'],
  ['mailto:ana@example.com', 'mailto:ana@example.com'],
])('%s leads to %s', (typed, target) => {
  expect(linkTarget(typed)).toBe(target);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>',
  'file:///etc/passwd',
  'https://user:pass@evil.example/',
  'vbscript:x',
  '+1 503 555 0148',
  'not an address',
  '',
])('%s leads nowhere', (typed) => {
  expect(linkTarget(typed)).toBeNull();
});

test('an address is shown without what readers skip', () => {
  expect(shownAddress('https://www.linkedin.com/in/ana/')).toBe('linkedin.com/in/ana');
});
