import { expect, it } from 'vitest';
import { keepsWords } from './keeps-words.ts';

it.each([
  ['Responsible for training of 3 commis chefs', 'Trained 3 commis chefs'],
  ['Duties included washing and feeding of residents', 'Washed and fed residents'],
  ['Was responsible for ordering of supplies', 'Ordered supplies'],
])('%s may be %s', (before, after) => {
  expect(keepsWords(before, after)).toBe(true);
});

it.each([
  ['In charge of 2 apprentices', 'Ran 2 apprentices'],
  ['Was responsible for the medication of 34 residents', 'Medicated 34 residents'],
  ['Responsible for stock rotation and labelling', 'Handled stock rotation and labelled'],
  ['Was responsible for ordering supplies and I cut costs', 'Ordered supplies and I cut costs'],
])('%s may not be %s', (before, after) => {
  expect(keepsWords(before, after)).toBe(false);
});
