import type { JobPay } from './application.ts';

const MOST_PRINTED = 200;

/** What an advert pays in a year, as an application stores it: whole amounts, and no currency that is not a code. */
export function jobPayOf(
  yearly: Pick<JobPay, 'printed' | 'currency'> & Record<'low' | 'high', number>,
): JobPay {
  return {
    printed: yearly.printed.slice(0, MOST_PRINTED),
    low: Math.round(yearly.low),
    high: Math.round(yearly.high),
    currency: /^[A-Z]{3}$/u.test(yearly.currency) ? yearly.currency : '',
    period: 'year',
  };
}
