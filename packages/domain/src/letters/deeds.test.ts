import { expect, it } from 'vitest';
import { deedText } from './deeds.ts';

it.each([
  ['Led team of 12', 'past', 'led a team of 12'],
  ['Run a 32-bed ward', 'present', 'run a 32-bed ward'],
  ['Found a billing error', 'past', 'found a billing error'],
  ['Awarded a NERC grant', 'past', 'was awarded a NERC grant'],
  ['Promoted to supervisor in 2020', 'past', 'was promoted to supervisor in 2020'],
  ['Promoted the spring sale', 'past', 'promoted the spring sale'],
  ['Supported 41 families since 2021', 'past', 'have supported 41 families since 2021'],
  ['Never once missed a shift', 'past', 'never once missed a shift'],
  ['I did not miss a shift in 3 years', 'past', 'did not miss a shift in 3 years'],
  ['Introduced checks; errors went down by half', 'past', 'introduced checks; errors went down by half'],
  ['Handled month-end close; shortened from 12 to 6 days', 'past', 'handled month-end close'],
  ['Responsible for 6 patients a shift', 'past', 'cared for 6 patients a shift'],
] as const)('says “%s” (%s) behind “I” as “%s”', (statement, tense, text) => {
  expect(deedText(statement, tense)?.text).toBe(text);
});

it.each(['12 menus a year', 'Verantwortlich für die Station', 'Trained [how many] nurses', ''])(
  'leaves “%s” out: it does not begin with a deed',
  (statement) => {
    expect(deedText(statement, 'past')).toBeNull();
  },
);
