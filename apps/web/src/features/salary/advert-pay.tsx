import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { inOneLine } from '../../ui/lists.ts';
import { shortMoneyIn, type Money } from '../../platform/money.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { SalaryAnalysis } from './api/analyse-salary.ts';
import { wholeNumber } from '../../ui/figures.ts';

const HistogramChart = lazyPart(async () => (await import('../../ui/charts/index.ts')).HistogramChart);

interface AdvertPayProps {
  histogram: NonNullable<SalaryAnalysis['adverts']>['histogram'];
  currency: string;
  money: Money;
}

/** How many adverts pay what: drawn, and as a table. */
export function AdvertPay({ histogram, currency, money }: AdvertPayProps) {
  if (histogram.length < 2) return null;
  const inWords = inOneLine(histogram.map(({ from, count }) => t`${count} from ${money(from)}`));
  return (
    <div className="grid max-w-[46rem] gap-2">
      <Suspense fallback={<Skeleton className="h-38" />}>
        <HistogramChart
          label={t`Job ads by annual pay: ${inWords}.`}
          bins={histogram}
          tick={shortMoneyIn(currency)}
        />
      </Suspense>
      <details className="text-base">
        <summary className="text-soft hover:text-ink">
          <Trans>Show job ads by pay as a table</Trans>
        </summary>
        <table className="mt-2 w-full max-w-md tabular-nums">
          <caption className="sr-only">
            <Trans>Job ads by annual pay</Trans>
          </caption>
          <thead>
            <tr className="border-b border-line text-start text-sm text-soft">
              <th className="py-1.5 font-normal">
                <Trans>Pay a year from</Trans>
              </th>
              <th className="py-1.5 text-end font-normal">
                <Trans>Job ads</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {histogram.map(({ from, count }) => (
              <tr key={from} className="border-b border-line">
                <th scope="row" className="py-1.5 text-start font-normal">
                  {money(from)}
                </th>
                <td className="py-1.5 text-end">{wholeNumber(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
