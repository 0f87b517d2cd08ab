import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { experienceLevels, levelRange, percentiles } from '@candor/domain/salary';
import type { Money } from '../../platform/money.ts';
import type { SalaryFigures } from './api/analyse-salary.ts';
import { levelLabels, percentileLabels, rangeInWords } from './words.ts';

/** The figures of the chart, for reading. */
export function DistributionTable({ figures, money }: { figures: SalaryFigures; money: Money }) {
  const { distribution, level: own } = figures;
  const amountOf = (name: (typeof percentiles)[number]) => {
    const amount = distribution[name];
    return amount === null ? t`Not published` : money(amount);
  };
  return (
    <details className="text-base">
      <summary className="text-soft hover:text-ink">
        <Trans>Show as a table</Trans>
      </summary>
      <div className="mt-2 grid gap-x-12 gap-y-4 md:grid-cols-2">
        <table className="w-full self-start tabular-nums">
          <caption className="sr-only">
            <Trans>Pay a year by share of people</Trans>
          </caption>
          <thead>
            <tr className="border-b border-line text-start text-sm text-soft">
              <th className="py-1.5 font-normal">
                <Trans>Share of people</Trans>
              </th>
              <th className="py-1.5 text-end font-normal">
                <Trans>Pay a year</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {percentiles.map((name) => (
              <tr key={name} className="border-b border-line">
                <th scope="row" className="py-1.5 text-start font-normal">
                  {percentileLabels[name]}
                </th>
                <td className="py-1.5 text-end">{amountOf(name)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <table className="w-full self-start tabular-nums">
          <caption className="sr-only">
            <Trans>Pay a year by level</Trans>
          </caption>
          <thead>
            <tr className="border-b border-line text-start text-sm text-soft">
              <th className="py-1.5 font-normal">
                <Trans>Level</Trans>
              </th>
              <th className="py-1.5 text-end font-normal">
                <Trans>Pay a year</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {experienceLevels.map((name) => (
              <tr key={name} className="border-b border-line">
                <th scope="row" className="py-1.5 text-start font-normal">
                  {levelLabels[name]}
                  {name === own.name && (
                    <span className="text-soft">
                      {' '}
                      <Trans>(yours)</Trans>
                    </span>
                  )}
                </th>
                <td className="py-1.5 text-end">{rangeInWords(levelRange(distribution, name), money)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
