import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { type Money, signedPercent } from '../../platform/money.ts';
import type { SalaryFigures } from './api/analyse-salary.ts';
import { confidenceLabels } from './words.ts';

const SpreadStrip = lazyPart(async () => (await import('../../ui/charts/index.ts')).SpreadStrip);

interface ComparisonsProps {
  title: string;
  figures: SalaryFigures;
  money: Money;
}

/** The nearest related occupations on one scale with this one. */
export function Comparisons({ title, figures, money }: ComparisonsProps) {
  const { comparisons, distribution, summary, confidence } = figures;
  if (comparisons.length === 0) return null;
  const rows = [
    {
      code: '',
      position: figures.ownClass ?? title,
      averageSalary: summary.averageSalary,
      distribution,
      percentageDiff: null,
      confidence,
      sharesRow: false,
    },
    ...comparisons,
  ];
  const among = rows.map((row) => row.distribution);
  return (
    <section aria-labelledby="salary-comparisons">
      <h3 id="salary-comparisons" className="font-serif text-lg font-semibold">
        Related occupations
      </h3>
      <table className="mt-3 w-full table-fixed text-base tabular-nums">
        <colgroup className="max-sm:hidden">
          <col className="w-72" />
          <col />
          <col className="w-32" />
        </colgroup>
        <thead className="sr-only">
          <tr>
            <th>Occupation</th>
            <th>Distribution</th>
            <th>Pay a year</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.code} className="border-t border-line align-top max-sm:grid max-sm:grid-cols-2">
              <th scope="row" className="py-2.5 pr-4 text-left font-normal max-sm:col-span-2 max-sm:pb-0">
                <span className={row.code === '' ? 'font-medium' : ''}>{row.position}</span>
                {row.confidence !== 'high' && (
                  <span className="block text-sm text-soft">{confidenceLabels[row.confidence]}</span>
                )}
              </th>
              {row.sharesRow ? (
                <td colSpan={2} className="py-2.5 text-soft max-sm:col-span-2">
                  Published together with {title}: the same figures.
                </td>
              ) : (
                <>
                  <td className="py-2.5">
                    <Suspense fallback={<div className="h-5" />}>
                      <SpreadStrip
                        spread={row.distribution}
                        among={among}
                        label={`Half of them earn ${money(row.distribution.p25)} to ${money(row.distribution.p75)}`}
                      />
                    </Suspense>
                  </td>
                  <td className="py-2.5 pl-4 text-right">
                    {money(row.averageSalary)}
                    {row.percentageDiff !== null && (
                      <span className="block text-sm text-soft">{signedPercent(row.percentageDiff)}</span>
                    )}
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
