import { expect, it } from 'vitest';
import { readAdvert } from '../../jobs/index.ts';
import type { Pay } from '../../salary/index.ts';
import { questionsToAsk, salaryTalkQuestions } from './index.ts';

const pay: Pay = {
  distribution: { p10: 24_000, p25: 30_000, median: 38_000, p75: 45_000, p90: 52_000 },
  average: 38_000,
  publishedAs: 'Data analysts',
  row: 'gb 3544',
  basis: { tax: 'gross', measure: 'median', population: 'full-time employees' },
  source: { name: 'ONS', year: '2025' },
  upperQuarterAtLeast: null,
};
const tipOf = (some: Partial<Pay>) =>
  salaryTalkQuestions({ figures: { country: 'gb', pay: { ...pay, ...some } } })[0]?.tips[0];

it('talks about pay with the figures that are published', () => {
  expect(tipOf({})).toBe(
    '“Data analysts” in the United Kingdom: a median of £38,000 a year before tax. Half earn £30,000 to £45,000. Source: ONS, 2025.',
  );
  const distribution = { ...pay.distribution, p25: null };
  expect(tipOf({ distribution })).toContain('a median of £38,000 a year before tax. Source');
});

it('asks about the figure of an ad where it names one', () => {
  const [first, second] = salaryTalkQuestions({ advertPay: '£35,000 to £40,000' });
  expect(first?.tips).toContain('The ad says “£35,000 to £40,000”.');
  expect(second?.question).toBe(
    'The ad says “£35,000 to £40,000”. How does that sit with what you had in mind?',
  );
  expect(salaryTalkQuestions().map(({ id }) => id)).not.toContain('salary-advert');
});

it('has the candidate ask what the ad leaves open', () => {
  const idsOf = (text: string) => questionsToAsk(readAdvert(text, { skills: [] })).map(({ id }) => id);
  expect(idsOf('Data Engineer\nWrite Python.')).toContain('ask-pay');
  expect(idsOf('Data Engineer\nWrite Python.\nSalary: £40,000 a year')).not.toContain('ask-pay');
});
