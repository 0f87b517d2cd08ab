import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { moneyIn, shortMoneyIn } from '../../platform/money.ts';
import { ScatterChart, type ScatterPoint } from '../../ui/charts/index.ts';
import { inOneLine } from '../../ui/lists.ts';
import type { Path } from './paths.ts';

const kinds = { current: 'filled', target: 'ringed', alternative: 'plain' } as const;
const names = { current: t`You`, target: t`Target`, alternative: null } as const;

/** Occupations by how much of their skills the person's role has, and by what they pay. */
export function PathPicture({ paths, currency }: { paths: readonly Path[]; currency: string }) {
  const money = moneyIn(currency);
  const points = paths.flatMap(({ code, title, overlap, pay, role }): ScatterPoint[] => {
    if (!pay) return [];
    const point = { id: code, x: overlap, y: pay.amount, kind: kinds[role] };
    const name = names[role];
    return [name ? { ...point, label: `${name}: ${title}`, short: name } : { ...point, label: title }];
  });
  const unpaid = paths.filter(({ pay }) => !pay);
  if (points.length < 2) return null;
  const inWords = points.map(({ label, x, y }) => t`${label}: ${x}% of the skills, ${money(y)} a year`);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <ScatterChart
        label={t`Occupations by skills in common with yours, and by pay. ${inWords.join('; ')}.`}
        points={points}
        xLabel={t`Skills in common with your role`}
        yLabel={t`Pay a year`}
        xTick={(value) => `${value}%`}
        yTick={shortMoneyIn(currency)}
        most={{ x: 100 }}
      />
      <p className="text-sm text-soft">
        <Trans>Filled: where you are. Ringed: your target.</Trans>
        {unpaid.length > 0 && (
          <>
            {' '}
            <Trans>
              Not shown because we have no pay data: {inOneLine(unpaid.map(({ title }) => title))}.
            </Trans>
          </>
        )}
      </p>
    </div>
  );
}
