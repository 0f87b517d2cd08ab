import { t } from '@lingui/core/macro';
import { CountBars } from './count-bars.tsx';
import { wholeNumber } from '../figures.ts';
import { pageLocale } from '../page-language.ts';

interface DailyBarsProps {
  label: string;
  /** In order; days as `2026-11-23`. */
  days: readonly { day: string; count: number }[];
}

const date = new Intl.DateTimeFormat(pageLocale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
const dayOf = (day = '') => (day === '' ? '' : date.format(new Date(`${day}T00:00:00Z`)));

/** A count by the day, as small bars over their first and last day. */
export function DailyBars({ label, days }: DailyBarsProps) {
  const total = wholeNumber(days.reduce((sum, { count }) => sum + count, 0));
  const most = wholeNumber(Math.max(1, ...days.map(({ count }) => count)));
  const [first, last] = [dayOf(days[0]?.day), dayOf(days.at(-1)?.day)];
  const says = t`${total} from ${first} to ${last}, at most ${most} a day`;
  const bars = days.map(({ day, count }) => ({ at: day, count }));
  return <CountBars label={label} figure={total} says={says} bars={bars} ends={[first, last]} />;
}
