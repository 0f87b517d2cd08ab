import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { type Money, signedPercent } from '../../platform/money.ts';
import type { SalaryFigures } from './api/analyse-salary.ts';
import { drawnSpread } from './words.ts';

const SpreadStrip = lazyPart(async () => (await import('../../ui/charts/index.ts')).SpreadStrip);

interface ComparisonsProps {
  title: string;
  figures: SalaryFigures;
  money: Money;
}

/** The nearest related occupations on one scale with this one. */
export function Comparisons({ title, figures, money }: ComparisonsProps) {
  const { comparisons, distribution, summary } = figures;
  if (comparisons.length === 0) return null;
  const rows = [
    {
      code: '',
      position: title,
      averageSalary: summary.averageSalary,
      distribution,
      percentageDiff: null,
    },
    ...comparisons,
  ];
  const among = rows.flatMap((row) => drawnSpread(row.distribution) ?? []);
  return (
    <section aria-labelledby="salary-comparisons">
      <h3 id="salary-comparisons" className="font-serif text-lg font-semibold">
        <Trans>Related occupations</Trans>
      </h3>
      <table className="mt-3 w-full table-fixed text-base tabular-nums">
        <colgroup className="max-sm:hidden">
          <col className="w-72" />
          <col />
          <col className="w-32" />
        </colgroup>
        <thead className="sr-only">
          <tr>
            <th>
              <Trans>Occupation</Trans>
            </th>
            <th>
              <Trans>Distribution</Trans>
            </th>
            <th>
              <Trans>Pay a year</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.code} className="border-t border-line align-top max-sm:grid max-sm:grid-cols-2">
              <th scope="row" className="py-2.5 pe-4 text-start font-normal max-sm:col-span-2 max-sm:pb-0">
                <span className={row.code === '' ? 'font-medium' : ''}>{row.position}</span>
              </th>
              <td className="py-2.5">
                <Strip distribution={row.distribution} among={among} money={money} />
              </td>
              <td className="py-2.5 ps-4 text-end">
                {money(row.averageSalary)}
                {row.percentageDiff !== null && (
                  <span className="block text-sm text-soft">{signedPercent(row.percentageDiff)}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface StripProps {
  distribution: SalaryFigures['distribution'];
  among: readonly NonNullable<ReturnType<typeof drawnSpread>>[];
  money: Money;
}

function Strip({ distribution, among, money }: StripProps) {
  const spread = drawnSpread(distribution);
  if (!spread) return null;
  return (
    <Suspense fallback={<div className="h-5" />}>
      <SpreadStrip
        spread={spread}
        among={among}
        label={t`Half of them earn ${money(spread.p25)} to ${money(spread.p75)}`}
      />
    </Suspense>
  );
}
