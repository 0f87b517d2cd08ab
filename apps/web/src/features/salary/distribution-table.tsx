import { experienceLevels, levelRange } from '@candor/domain/salary';
import type { Money } from '../../platform/money.ts';
import type { SalaryFigures } from './api/analyse-salary.ts';
import { levelLabels, percentileLabels } from './words.ts';

const names = ['p10', 'p25', 'median', 'p75', 'p90'] as const;

/** The figures of the chart, for reading. */
export function DistributionTable({ figures, money }: { figures: SalaryFigures; money: Money }) {
  const { distribution, estimated, level: own } = figures;
  return (
    <details className="text-base">
      <summary className="text-soft hover:text-ink">Show as a table</summary>
      <div className="mt-2 grid gap-x-12 gap-y-4 md:grid-cols-2">
        <table className="w-full self-start tabular-nums">
          <caption className="sr-only">Pay a year by share of people</caption>
          <thead>
            <tr className="border-b border-line text-left text-sm text-soft">
              <th className="py-1.5 font-normal">Share of people</th>
              <th className="py-1.5 text-right font-normal">Pay a year</th>
              <th className="py-1.5 pl-6 font-normal">Basis</th>
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <tr key={name} className="border-b border-line">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {percentileLabels[name]}
                </th>
                <td className="py-1.5 text-right">{money(distribution[name])}</td>
                <td className="py-1.5 pl-6 text-soft">
                  {estimated.includes(name) ? 'Estimated' : 'Published'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <table className="w-full self-start tabular-nums">
          <caption className="sr-only">Pay a year by level</caption>
          <thead>
            <tr className="border-b border-line text-left text-sm text-soft">
              <th className="py-1.5 font-normal">Level</th>
              <th className="py-1.5 text-right font-normal">Pay a year</th>
            </tr>
          </thead>
          <tbody>
            {experienceLevels.map((name) => {
              const { low, high, isOpenEnded } = levelRange(distribution, name);
              return (
                <tr key={name} className="border-b border-line">
                  <th scope="row" className="py-1.5 text-left font-normal">
                    {levelLabels[name]}
                    {name === own.name && <span className="text-soft"> (yours)</span>}
                  </th>
                  <td className="py-1.5 text-right">
                    {money(low)} – {money(high)}
                    {isOpenEnded && ' or more'}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </details>
  );
}
