import { expect, it } from 'vitest';
import { cvLimitLabel, planChange, priceLabel } from './index.ts';

it('writes prices in dollars with two decimals, and nothing as Free', () => {
  expect([0, 5, 900, 1_990, 123_456].map(priceLabel)).toEqual([
    'Free',
    '$0.05',
    '$9.00',
    '$19.90',
    '$1234.56',
  ]);
});

it('writes a limit, and where there is none', () => {
  expect([10, 0, null].map(cvLimitLabel)).toEqual(['10 CVs per month', 'Unlimited CVs', 'Unlimited CVs']);
});

it('lets plans be raised, lowered from premium only', () => {
  expect(planChange('free', 'free')).toBe('none');
  expect(planChange('free', 'premium')).toBe('upgrade');
  expect(planChange('free', 'professional')).toBe('upgrade');
  expect(planChange('premium', 'professional')).toBe('upgrade');
  expect(planChange('premium', 'free')).toBe('downgrade');
  expect(planChange('professional', 'premium')).toBe('refused');
  expect(planChange('professional', 'free')).toBe('refused');
});
