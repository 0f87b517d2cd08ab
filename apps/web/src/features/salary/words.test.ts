import { expect, it } from 'vitest';
import { moneyIn } from '../../platform/money.ts';
import type { SalaryFigures } from './api/analyse-salary.ts';
import { noTrendInWords, payInWords, rangeInWords, restInWords, standingInWords } from './words.ts';

const figures = (change: Partial<SalaryFigures>) =>
  ({
    distribution: { p10: 20_000, p25: 23_100, median: 25_100, p75: 27_800, p90: 33_000 },
    basis: { tax: 'gross', measure: 'median', population: 'employees' },
    publishedAs: 'Care workers and home carers',
    upperQuarterAtLeast: null,
    summary: { averageSalary: 25_100 },
    ...change,
  }) as SalaryFigures;
const onlyMedian = { p10: null, p25: null, median: 25_100, p75: null, p90: null };

it('says what an occupation pays as a person would', () => {
  expect(payInWords('gb', figures({}), moneyIn('GBP'))).toBe(
    'Half of Care workers and home carers in the United Kingdom earn £23,100 to £27,800 a year; the median is £25,100.',
  );
  expect(payInWords('ca', figures({ distribution: onlyMedian }), moneyIn('CAD'))).toContain(
    'in Canada earn more than CA$25,100 a year, half earn less.',
  );
});

it('quotes the name of a row in another language, without its level of skill', () => {
  const publishedAs = 'Berufe in der Altenpflege (ohne Spezialisierung) - fachlich ausgerichtete Tätigkeiten';
  expect(payInWords('de', figures({ publishedAs }), moneyIn('EUR'))).toMatch(
    /^Half of people in “Berufe in der Altenpflege” in Germany earn/,
  );
});

it('says that a net mean is net', () => {
  const net = figures({ publishedAs: 'Cuisiniers', basis: { tax: 'net', measure: 'mean', population: '' } });
  expect(payInWords('fr', net, moneyIn('EUR'))).toBe(
    'People in “Cuisiniers” in France take home €25,100 a year on average, after tax.',
  );
});

it('says of a level only what is published', () => {
  const money = moneyIn('EUR');
  const range = { low: 20_000, middle: 23_000, high: 25_000, isOpenEnded: false };
  expect(rangeInWords(range, money)).toBe('€20,000 – €25,000');
  expect(rangeInWords({ ...range, low: null }, money)).toBe('Up to €25,000');
  expect(rangeInWords({ ...range, high: null }, money)).toBe('From €20,000');
  expect(rangeInWords(null, money)).toBe('Not published');
});

it('says where own pay stands', () => {
  expect(standingInWords({ amount: 1, standing: { kind: 'within', percent: 63 } })).toBe(
    'About 63% of people in this occupation earn less than you.',
  );
});

it('says who earns something else, where the sentence is of the middle half', () => {
  expect(restInWords(figures({}), moneyIn('GBP'))).toMatch(/^A quarter earn less/);
  expect(restInWords(figures({ distribution: onlyMedian }), moneyIn('GBP'))).toBeNull();
  expect(restInWords(figures({ upperQuarterAtLeast: 85_200 }), moneyIn('EUR'))).toContain('€85,200');
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
