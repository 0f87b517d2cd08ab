import { expect, it } from 'vitest';
import { nextMonthLabel } from './next-month-label.ts';

it('names the first day of the next month, as it is counted in UTC', () => {
  expect(nextMonthLabel(new Date('2026-11-23T10:00:00Z'))).toBe('December 1');
  expect(nextMonthLabel(new Date('2026-12-31T23:59:59-11:00'))).toBe('February 1');
  expect(nextMonthLabel(new Date('2026-01-31T00:00:00Z'))).toBe('February 1');
});
