import type { Money } from '../../platform/money.ts';
import { sourceInWords } from './roadmap-sources.tsx';
import type { Path } from './paths.ts';

const roles = { current: 'Where you are', target: 'Your target', alternative: '' } as const;

/** The picture of paths, for reading. */
export function PathTable({ paths, money }: { paths: readonly Path[]; money: Money }) {
  return (
    <details className="text-base">
      <summary className="text-soft hover:text-ink">Show as a table</summary>
      <div className="mt-2 overflow-x-auto" tabIndex={0} role="region" aria-label="Your path as a table">
        <table className="w-full min-w-120 tabular-nums">
          <caption className="sr-only">Your path and its alternatives</caption>
          <thead>
            <tr className="border-b border-line text-left text-sm text-soft">
              <th className="py-1.5 font-normal">Occupation</th>
              <th className="py-1.5 pl-6 text-right font-normal">Skills in common</th>
              <th className="py-1.5 pl-6 text-right font-normal">Pay a year</th>
              <th className="py-1.5 pl-6 font-normal">Source</th>
            </tr>
          </thead>
          <tbody>
            {paths.map(({ code, title, role, overlap, pay }) => (
              <tr key={code} className="border-b border-line align-top">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {title}
                  {roles[role] && <span className="text-sm text-soft"> · {roles[role]}</span>}
                </th>
                <td className="py-1.5 pl-6 text-right">{overlap}%</td>
                <td className="py-1.5 pl-6 text-right">{pay ? money(pay.amount) : 'Not published'}</td>
                <td className="py-1.5 pl-6 text-sm text-soft">
                  {pay && `${pay.measure}, ${pay.tax}: ${sourceInWords(pay.source)}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
