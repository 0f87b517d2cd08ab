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
      <summary className="text-soft hover:text-ink">Median pay year by year</summary>
      <table className="mt-2 w-full max-w-md tabular-nums">
        <caption className="sr-only">Median pay year by year</caption>
        <thead>
          <tr className="border-b border-line text-left text-sm text-soft">
            <th className="py-1.5 font-normal">Year</th>
            <th className="py-1.5 text-right font-normal">Median pay</th>
          </tr>
        </thead>
        <tbody>
          {series.map(({ year, median, isLowerBound }) => (
            <tr key={year} className="border-b border-line">
              <th scope="row" className="py-1.5 text-left font-normal">
                {year}
              </th>
              <td className="py-1.5 text-right">
                {money(median)}
                {isLowerBound && ' or more'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {summary.trendBasis && <p className="mt-2 text-sm text-soft">{summary.trendBasis.source}</p>}
    </details>
  );
}
