import { expect, it } from 'vitest';
import { counted } from './index.ts';

it.each([
  [0, 'contact', undefined, '0 contacts'],
  [1, 'contact', undefined, '1 contact'],
  [2_000, 'contact', undefined, '2,000 contacts'],
  [2, 'person', 'people', '2 people'],
])('counts %i of %s', (count, one, several, words) => {
  expect(counted(count, one, several)).toBe(words);
});
