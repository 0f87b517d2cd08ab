import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { DayFigure } from '@candor/contracts/metrics';
import { call } from '../../platform/call.ts';
import { CountBars } from '../../ui/charts/count-bars.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { lastDay } from './api.ts';
import { wholeNumber } from '../../ui/figures.ts';
import { pageLocale } from '../../ui/page-language.ts';

/** Servers write what they counted once a minute. */
const REFRESH_MS = 60_000;

const time = new Intl.DateTimeFormat(pageLocale, { weekday: 'short', hour: 'numeric', minute: '2-digit' });
const timeOf = (at = '') => (at === '' ? '' : time.format(new Date(at)));

type Counted = Exclude<keyof DayFigure, 'at'>;

interface Chart {
  label: string;
  of: Counted;
  /** What went wrong of it, and how both are written. */
  failed?: { of: Counted; sentence: (total: string, failed: string) => string };
}

const someFailed = (total: string, failed: string) => t`${total}, ${failed} failed`;

/** What adds up over the day. */
const counts: readonly Chart[] = [
  {
    label: t`Requests`,
    of: 'requests',
    failed: { of: 'errors', sentence: (total, errors) => t`${total}, ${errors} errors` },
  },
  { label: t`Model calls`, of: 'modelCalls', failed: { of: 'modelFailures', sentence: someFailed } },
  { label: t`Mails`, of: 'mails', failed: { of: 'mailFailures', sentence: someFailed } },
];

const megabytes = new Intl.NumberFormat(pageLocale, {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 0,
});

/** What is at each moment as much as it is. */
const levels: readonly (Chart & { written: (most: number) => string })[] = [
  { label: t`Jobs waiting`, of: 'jobsWaiting', written: wholeNumber },
  { label: t`Memory`, of: 'memoryMb', written: (most) => megabytes.format(most) },
  { label: t`Servers`, of: 'servers', written: wholeNumber },
];

const sumOf = (figures: readonly DayFigure[], of: Counted) =>
  figures.reduce((sum, { [of]: count }) => sum + count, 0);

function countsOf(figures: readonly DayFigure[], { of, failed }: Chart): string {
  const total = wholeNumber(sumOf(figures, of));
  return failed ? failed.sentence(total, wholeNumber(sumOf(figures, failed.of))) : total;
}

function levelOf(figures: readonly DayFigure[], of: Counted, written: (most: number) => string): string {
  const most = written(Math.max(...figures.map(({ [of]: count }) => count)));
  return t`at most ${most}`;
}

function Charts({ figures }: { figures: readonly DayFigure[] }) {
  const ends = [timeOf(figures[0]?.at), timeOf(figures.at(-1)?.at)] as const;
  const chart = ({ label, of, failed }: Chart, figure: string) => (
    <CountBars
      key={of}
      label={label}
      figure={figure}
      says={t`${figure} in the last day`}
      bars={figures.map((one) => ({ at: one.at, count: one[of], ...(failed && { failed: one[failed.of] }) }))}
      ends={ends}
    />
  );
  return (
    <div className="grid gap-6 sm:grid-cols-3">
      {counts.map((one) => chart(one, countsOf(figures, one)))}
      {levels.map((one) => chart(one, levelOf(figures, one.of, one.written)))}
    </div>
  );
}

/** What all servers did in the last day, by ten minutes. */
export function LastDayPanel() {
  const { data, isError } = useQuery({
    queryKey: ['admin', 'last-day'],
    queryFn: ({ signal }) => call(lastDay, { signal }),
    refetchInterval: REFRESH_MS,
    refetchOnMount: 'always',
  });
  return (
    <section aria-labelledby="admin-last-day" className="grid gap-6">
      <h2 id="admin-last-day" className="font-serif text-lg font-semibold">
        <Trans>The last day</Trans>
      </h2>
      {data ? (
        <Charts figures={data.figures} />
      ) : isError ? (
        <p className="text-base text-danger">
          <Trans>These figures could not be loaded. Refresh to try again.</Trans>
        </p>
      ) : (
        <Skeleton className="h-64" />
      )}
    </section>
  );
}
