import type { SalaryFigures } from './api/analyse-salary.ts';
import { percentileLabels, type Money } from './words.ts';

const names = ['p10', 'p25', 'median', 'p75', 'p90'] as const;

/** The figures of the strip, for reading. */
export function DistributionTable({ figures, money }: { figures: SalaryFigures; money: Money }) {
  const { distribution, estimated } = figures;
  return (
    <details className="text-base">
      <summary className="cursor-pointer text-soft hover:text-ink">Show as a table</summary>
      <table className="mt-2 w-full max-w-md tabular-nums">
        <caption className="sr-only">Pay a year</caption>
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
    </details>
  );
}
