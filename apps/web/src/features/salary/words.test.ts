import { expect, it } from 'vitest';
import { moneyIn } from '../../platform/money.ts';
import type { SalaryFigures } from './api/analyse-salary.ts';
import { noTrendInWords, payInWords, restInWords, standingInWords } from './words.ts';

const figures = (change: Partial<SalaryFigures>) =>
  ({
    distribution: { p10: 20_000, p25: 23_100, median: 25_100, p75: 27_800, p90: 33_000 },
    basis: { tax: 'gross', measure: 'median', population: 'employees' },
    confidence: 'high',
    ownClass: null,
    summary: { averageSalary: 25_100 },
    ...change,
  }) as SalaryFigures;

it('says what an occupation pays as a person would', () => {
  expect(payInWords('Personal Care Aides', 'gb', figures({}), moneyIn('GBP'))).toBe(
    'Half of Personal Care Aides in the United Kingdom earn £23,100 to £27,800 a year; the median is £25,100.',
  );
});

it('names the class of the position where the figures are of that', () => {
  const ownClass = 'Berufe in der Altenpflege (ohne Spezialisierung) - fachlich ausgerichtete Tätigkeiten';
  expect(payInWords('Registered Nurses', 'de', figures({ ownClass }), moneyIn('EUR'))).toMatch(
    /^Half of people in “Berufe in der Altenpflege” in Germany earn/,
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

it('shows a median that is only a lower bound as "or more", and no trend from it', () => {
  const series = [
    { year: 2024, median: 239_200, isLowerBound: true },
    { year: 2025, median: 391_490, isLowerBound: false },
  ];
  expect(noTrendInWords({ series }, moneyIn('USD'))).toBe(
    'The exact median isn’t known for every year. 2024: $239,200 or more, 2025: $391,490.',
  );
  expect(noTrendInWords({ series: [] }, moneyIn('EUR'))).toMatch(/^We have no figures/);
});
