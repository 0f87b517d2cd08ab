import { expect, it } from 'vitest';
import { degree } from './say-background.ts';

it.each([
  ['MSc Statistics', 'an MSc in Statistics'],
  ['NVQ Level 3 in Electrical Installation', 'an NVQ Level 3 in Electrical Installation'],
  ['Diploma in Nursing', 'a Diploma in Nursing'],
])('names the degree %s in a sentence', (typed, said) => {
  expect(degree(typed)).toBe(said);
});
