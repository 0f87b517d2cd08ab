import { expect, it } from 'vitest';
import { moneyIn } from '../../platform/money.ts';
import type { SalaryFigures } from './api/analyse-salary.ts';
import { payInWords, restInWords, standingInWords } from './words.ts';

const figures = (change: Partial<SalaryFigures>) =>
  ({
    distribution: { p10: 20_000, p25: 23_100, median: 25_100, p75: 27_800, p90: 33_000 },
    basis: { tax: 'gross', measure: 'median', population: 'employees' },
    confidence: 'high',
    summary: { averageSalary: 25_100 },
    ...change,
  }) as SalaryFigures;

it('says what an occupation pays as a person would', () => {
  expect(payInWords('Personal Care Aides', 'gb', figures({}), moneyIn('GBP'))).toBe(
    'Half of Personal Care Aides in the United Kingdom earn £23,100 to £27,800 a year; the median is £25,100.',
  );
});

it('says that an estimate is one, and that a net mean is net', () => {
  expect(payInWords('Cooks', 'ca', figures({ confidence: 'low' }), moneyIn('CAD'))).toMatch(
    /^We estimate that half of Cooks in Canada/,
  );
  const net = figures({ confidence: 'medium', basis: { tax: 'net', measure: 'mean', population: '' } });
  expect(payInWords('Cooks', 'fr', net, moneyIn('EUR'))).toBe(
    'Cooks in France take home €25,100 a year on average, after tax.',
  );
});

it('says where own pay stands', () => {
  expect(standingInWords({ amount: 1, standing: { kind: 'within', percent: 63 } })).toBe(
    'About 63% of people in this occupation earn less than you.',
  );
});

it('says who earns something else, where the sentence is of the middle half', () => {
  expect(restInWords(figures({}))).toMatch(/^A quarter earn less/);
  expect(restInWords(figures({ basis: { tax: 'net', measure: 'mean', population: '' } }))).toBeNull();
});
