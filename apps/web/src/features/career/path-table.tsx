import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Money } from '../../platform/money.ts';
import { sourceInWords } from './roadmap-sources.tsx';
import type { Path } from './paths.ts';

const roles = { current: t`Where you are`, target: t`Your target`, alternative: '' } as const;

/** The picture of paths, for reading. */
export function PathTable({ paths, money }: { paths: readonly Path[]; money: Money }) {
  return (
    <details className="text-base">
      <summary className="text-soft hover:text-ink">
        <Trans>Show as a table</Trans>
      </summary>
      <div className="mt-2 overflow-x-auto" tabIndex={0} role="region" aria-label={t`Your path as a table`}>
        <table className="w-full min-w-120 tabular-nums">
          <caption className="sr-only">
            <Trans>Your path and its alternatives</Trans>
          </caption>
          <thead>
            <tr className="border-b border-line text-start text-sm text-soft">
              <th className="py-1.5 font-normal">
                <Trans>Occupation</Trans>
              </th>
              <th className="py-1.5 ps-6 text-end font-normal">
                <Trans>Skills in common</Trans>
              </th>
              <th className="py-1.5 ps-6 text-end font-normal">
                <Trans>Pay a year</Trans>
              </th>
              <th className="py-1.5 ps-6 font-normal">
                <Trans>Source</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {paths.map(({ code, title, role, overlap, pay }) => (
              <tr key={code} className="border-b border-line align-top">
                <th scope="row" className="py-1.5 text-start font-normal">
                  {title}
                  {roles[role] && <span className="text-sm text-soft"> · {roles[role]}</span>}
                </th>
                <td className="py-1.5 ps-6 text-end">{overlap}%</td>
                <td className="py-1.5 ps-6 text-end">{pay ? money(pay.amount) : t`Not published`}</td>
                <td className="py-1.5 ps-6 text-sm text-soft">
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
