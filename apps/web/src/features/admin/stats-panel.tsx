import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AdminDay, AdminStats } from '@candor/contracts/admin';
import { DailyBars } from '../../ui/charts/daily-bars.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { wholeNumber } from '../../ui/figures.ts';
import { inOneLine } from '../../ui/lists.ts';
import { pageLocale } from '../../ui/page-language.ts';

const bytes = new Intl.NumberFormat(pageLocale, {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 0,
});

/** An amount in the smallest unit of its currency, as people write it. */
function moneyOf({ currency, paid }: AdminStats['revenue'][number]): string {
  const money = new Intl.NumberFormat(pageLocale, { style: 'currency', currency: currency.toUpperCase() });
  const { maximumFractionDigits = 2 } = money.resolvedOptions();
  return money.format(paid / 10 ** maximumFractionDigits);
}

function figuresOf(stats: AdminStats): [label: string, value: string][] {
  const { free, premium, professional } = stats.subscriptionStats;
  return [
    [t`Total Users`, wholeNumber(stats.totalUsers)],
    [t`Active Users`, wholeNumber(stats.activeUsers)],
    [t`Total CVs`, wholeNumber(stats.totalCvs)],
    [t`Brand-Free CVs`, wholeNumber(stats.brandFreeCvs)],
    [t`Active Subscribers`, wholeNumber(stats.activeSubscribers)],
    [t`Revenue`, inOneLine(stats.revenue.map(moneyOf)) || t({ message: 'None', context: 'revenue' })],
    [
      t`Plans`,
      t`${wholeNumber(free)} free, ${wholeNumber(premium)} premium, ${wholeNumber(professional)} professional`,
    ],
    [t`Storage Used`, bytes.format(stats.storageUsed / 1e6)],
    [t`API Calls (30 days)`, wholeNumber(stats.apiCalls)],
    [t`System Health`, stats.systemHealth === 'healthy' ? t`Healthy` : t`Degraded`],
  ];
}

const charts: [keyof Omit<AdminDay, 'day'>, string][] = [
  ['signUps', t`New accounts per day`],
  ['cvs', t`New CVs per day`],
  ['calls', t`API calls per day`],
];

/** This installation in figures. */
export function StatsPanel({ stats, isDemo }: { stats: AdminStats | null; isDemo: boolean }) {
  if (!stats) return <Skeleton className="h-64" />;
  return (
    <section aria-labelledby="admin-figures" className="grid gap-6">
      <h2 id="admin-figures" className="font-serif text-lg font-semibold">
        {isDemo ? t`Demo figures` : t`Figures`}
      </h2>
      {isDemo && (
        <p className="text-base text-danger">
          <Trans>These are sample figures. The real ones could not be loaded.</Trans>
        </p>
      )}
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-x-6 gap-y-5">
        {figuresOf(stats).map(([label, value]) => (
          <div key={label} className="grid content-start gap-0.5 border-t border-line pt-3">
            <dt className="text-sm text-soft">{label}</dt>
            <dd className="text-md font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {stats.health.length > 0 && (
        <ul className="grid gap-1 text-base" aria-label={t`System health`}>
          {stats.health.map(({ name, isWell, says }) => (
            <li key={name} className="flex flex-wrap gap-x-3">
              <span className="w-28 font-medium">{name}</span>
              <span className={isWell ? 'text-green' : 'text-danger'}>
                {isWell ? 'OK' : t`Needs attention`}
              </span>
              <span className="text-soft">{says}</span>
            </li>
          ))}
        </ul>
      )}
      {stats.days.length > 0 && (
        <div className="grid gap-6 sm:grid-cols-3">
          {charts.map(([key, label]) => (
            <DailyBars
              key={key}
              label={label}
              days={stats.days.map(({ day, [key]: count }) => ({ day, count }))}
            />
          ))}
        </div>
      )}
    </section>
  );
}
