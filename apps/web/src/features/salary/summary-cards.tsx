import { t } from '@lingui/core/macro';
import { levelLabels, noTrendInWords, rangeInWords } from './words.ts';
import { type Money, signedPercent } from '../../platform/money.ts';
import type { SalaryFigures } from './api/analyse-salary.ts';
import { wholeNumber } from '../../ui/figures.ts';

interface Card {
  label: string;
  value: string;
  note: string;
}

const directions = { up: t`Rising`, down: t`Falling`, stable: t`Stable` } as const;

const measures = { 'median pay': t`Median pay`, 'mean advertised pay': t`Average advertised pay` } as const;

function cardsOf(figures: SalaryFigures, money: Money): Card[] {
  const { summary, level, basis, projection } = figures;
  const { marketTrend, trendPercentage, trendBasis } = summary;
  return [
    {
      label: basis.measure === 'mean' ? t`Average` : t`Median`,
      value: money(summary.averageSalary),
      note: basis.tax === 'net' ? t`A year, after tax` : t`A year, before tax`,
    },
    {
      label: levelLabels[level.name],
      value: rangeInWords(level.range, money),
      note: level.range ? t`Usual: ${money(level.range.middle)}` : t`The agency publishes no spread.`,
    },
    marketTrend === 'not available' || !trendBasis
      ? {
          label: t`Trend`,
          value: t`Not available`,
          note: noTrendInWords(figures, money),
        }
      : {
          label: t`Trend`,
          value: `${directions[marketTrend]} ${signedPercent(trendPercentage ?? 0)}`,
          note: [
            t`${measures[trendBasis.measure]}, ${trendBasis.from} to ${trendBasis.to}.`,
            trendBasis.caveat,
            trendBasis.source,
          ].join(' '),
        },
    ...(projection
      ? [
          {
            label: t`Jobs to 2034`,
            value: signedPercent(projection.changePercent),
            note: `${t`${wholeNumber(Math.round(projection.openingsPerYear * 1000))} openings a year.`} ${projection.source}`,
          },
        ]
      : []),
  ];
}

/** The figures that answer first. */
export function SummaryCards({ figures, money }: { figures: SalaryFigures; money: Money }) {
  return (
    <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
      {cardsOf(figures, money).map(({ label, value, note }) => (
        <div key={label} className="border-t border-line pt-3">
          <dt className="text-sm text-soft">{label}</dt>
          <dd className="mt-1 text-lg font-medium tabular-nums">{value}</dd>
          <dd className="mt-1 text-sm text-soft">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
