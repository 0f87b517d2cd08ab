import { moneyIn, shortMoneyIn } from '../../platform/money.ts';
import { ScatterChart, type ScatterPoint } from '../../ui/charts/index.ts';
import type { Path } from './paths.ts';

const kinds = { current: 'filled', target: 'ringed', alternative: 'plain' } as const;
const names = { current: 'You', target: 'Target', alternative: null } as const;

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
  const inWords = points.map(({ label, x, y }) => `${label}: ${x}% of the skills, ${money(y)} a year`);
  return (
    <div className="grid gap-2">
      <ScatterChart
        label={`Occupations by skills in common with yours, and by pay. ${inWords.join('; ')}.`}
        points={points}
        xLabel="Skills in common with your role"
        yLabel="Pay a year"
        xTick={(value) => `${value}%`}
        yTick={shortMoneyIn(currency)}
        most={{ x: 100 }}
      />
      <p className="text-sm text-soft">
        Filled: where you are. Ringed: your target.
        {unpaid.length > 0 &&
          ` Not shown because we have no pay data: ${unpaid.map(({ title }) => title).join(', ')}.`}
      </p>
    </div>
  );
}
