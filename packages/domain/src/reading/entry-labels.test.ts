import { expect, it } from 'vitest';
import { isColumnHeads, withoutLabels } from './entry-labels.ts';
import { Words } from './words.ts';

const pieces = (...texts: string[]) =>
  texts.map((text, at) => ({ words: Words.at(text, 0), style: String(at), x0: 0, column: 0 }));

it.each([
  [['Company: Acme'], [['Acme', 'where']]],
  [['Designation:', 'Engineer'], [['Engineer', 'what']]],
  [['Empresa', ': Ebro S.L.'], [['Ebro S.L.', 'where']]],
  [
    ['Kanzlei Rothmair', 'Ort:', 'Augsburg'],
    [
      ['Kanzlei Rothmair', null],
      ['Augsburg', 'place'],
    ],
  ],
  [['Duration', 'Position: Nurse'], [['Nurse', 'what']]],
  [['Note: see below'], [['Note: see below', null]]],
  [['Position Technologies'], [['Position Technologies', null]]],
] as const)('reads the labels of %j', (texts, expected) => {
  expect(withoutLabels(pieces(...texts)).map(({ piece, label }) => [piece.words.text, label])).toEqual(
    expected,
  );
});

it.each([
  ['Qualification\tInstitute\tYear', true],
  ['Periodo\tEmpresa\tCargo', true],
  ['Degree\tBoard/University\tYear of passing\t%', true],
  ['Year', false],
  ['Position\tAcme Inc', false],
  ['Engineer\tAcme\t2019 – 2021', false],
])('takes %j for headings of columns: %s', (text, isHeads) => {
  expect(isColumnHeads(text)).toBe(isHeads);
});
