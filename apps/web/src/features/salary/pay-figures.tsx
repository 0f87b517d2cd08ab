import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { Money } from '../../platform/money.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { SalaryFigures } from './api/analyse-salary.ts';
import { DistributionTable } from './distribution-table.tsx';
import { PaySeries } from './pay-series.tsx';
import { drawnSpread, levelLabels, rangeInWords } from './words.ts';

const PayChart = lazyPart(async () => (await import('./pay-chart.tsx')).PayChart);

interface PayFiguresProps {
  sentence: string;
  figures: SalaryFigures;
  currency: string;
  money: Money;
}

/** The spread of pay, drawn and as a table. */
export function PayFigures({ sentence, figures, currency, money }: PayFiguresProps) {
  const { distribution, level, ownPay } = figures;
  const isDrawn = drawnSpread(distribution) !== null;
  return (
    <section aria-labelledby="salary-spread" className="grid gap-4">
      <h3 id="salary-spread" className="font-serif text-lg font-semibold">
        <Trans>What each level earns</Trans>
      </h3>
      {isDrawn && (
        <Suspense fallback={<Skeleton className="h-52" />}>
          <PayChart
            label={[
              `${sentence} ${levelLabels[level.name]}: ${rangeInWords(level.range, money)}.`,
              ...(ownPay ? [t`You earn ${money(ownPay.amount)}.`] : []),
            ].join(' ')}
            figures={figures}
            currency={currency}
            money={money}
          />
        </Suspense>
      )}
      <p className="text-sm text-soft">
        {isDrawn
          ? t`The top strip is everyone: its band is the middle half, its line runs from the lowest to the highest tenth where these are published, its upright mark is the median. Your level is the thick line.`
          : t`The agency publishes no spread for this occupation, so we can’t say what each level earns.`}
      </p>
      <DistributionTable figures={figures} money={money} />
      <PaySeries figures={figures} money={money} />
    </section>
  );
}
