import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Money } from '../../platform/money.ts';
import type { SalaryFigures } from './api/analyse-salary.ts';

interface PaySeriesProps {
  figures: SalaryFigures;
  money: Money;
}

/** The medians that the trend is measured on, year by year. */
export function PaySeries({ figures: { series, summary }, money }: PaySeriesProps) {
  if (series.length < 2) return null;
  return (
    <details className="text-base">
      <summary className="text-soft hover:text-ink">
        <Trans>Median pay year by year</Trans>
      </summary>
      <table className="mt-2 w-full max-w-md tabular-nums">
        <caption className="sr-only">
          <Trans>Median pay year by year</Trans>
        </caption>
        <thead>
          <tr className="border-b border-line text-start text-sm text-soft">
            <th className="py-1.5 font-normal">
              <Trans>Year</Trans>
            </th>
            <th className="py-1.5 text-end font-normal">
              <Trans>Median pay</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {series.map(({ year, median, isLowerBound }) => (
            <tr key={year} className="border-b border-line">
              <th scope="row" className="py-1.5 text-start font-normal">
                {year}
              </th>
              <td className="py-1.5 text-end">
                {isLowerBound ? t`${money(median)} or more` : money(median)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {summary.trendBasis && <p className="mt-2 text-sm text-soft">{summary.trendBasis.source}</p>}
    </details>
  );
}
