import { expect, it } from 'vitest';
import { jobPayOf, jobPaySchema } from './index.ts';

it('keeps what an advert pays as applications take it', () => {
  const read = { low: 30_000.4, high: 41_999.6, currency: 'GBP', printed: '£30,000 to £42,000' };
  expect(jobPayOf(read)).toEqual({ ...read, low: 30_000, high: 42_000, period: 'year' });
  for (const odd of ['', '£', 'gbp', 'EURO'])
    expect(jobPaySchema.parse(jobPayOf({ ...read, currency: odd, printed: 'x'.repeat(300) }))).toMatchObject({
      currency: '',
      printed: 'x'.repeat(200),
    });
});
