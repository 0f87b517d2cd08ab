import { t } from '@lingui/core/macro';
import { experienceLevels, levelRange } from '@candor/domain/salary';
import { type Money, shortMoneyIn } from '../../platform/money.ts';
import { SpreadChart } from '../../ui/charts/index.ts';
import type { SalaryFigures } from './api/analyse-salary.ts';
import { drawnSpread, levelLabels } from './words.ts';

interface PayChartProps {
  /** What the chart shows, in one sentence. */
  label: string;
  figures: SalaryFigures;
  currency: string;
  money: Money;
}

/** How pay is spread in an occupation, what each level earns of it, and where the person's own pay stands; nothing without a published spread. */
export function PayChart({ label, figures, currency, money }: PayChartProps) {
  const { distribution, level, ownPay } = figures;
  const spread = drawnSpread(distribution);
  if (!spread) return null;
  return (
    <SpreadChart
      label={label}
      spreadLabel={t`Everyone`}
      spread={spread}
      ranges={experienceLevels.flatMap((name) => {
        const range = levelRange(distribution, name);
        return range
          ? [
              {
                low: range.low ?? range.middle,
                high: range.high ?? range.middle,
                isOpenEnded: range.isOpenEnded,
                label: levelLabels[name],
                isMarked: name === level.name,
              },
            ]
          : [];
      })}
      {...(ownPay && { mark: { label: t`Your pay: ${money(ownPay.amount)}`, value: ownPay.amount } })}
      tick={shortMoneyIn(currency)}
    />
  );
}
