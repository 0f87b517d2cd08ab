import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Money } from '../../platform/money.ts';
import type { SalaryFigures } from './api/analyse-salary.ts';

const labels = { floor: t`Floor`, target: t`Target`, stretch: t`Stretch` } as const;

/** What to ask for, each figure with its reason; nothing where no published figure says it. */
export function AdviceList({ advice, money }: { advice: SalaryFigures['advice']; money: Money }) {
  const known = (['floor', 'target', 'stretch'] as const).flatMap((name) => {
    const figure = advice[name];
    return figure ? [{ name, ...figure }] : [];
  });
  if (known.length === 0) return null;
  return (
    <section aria-labelledby="salary-advice">
      <h3 id="salary-advice" className="font-serif text-lg font-semibold">
        <Trans>What to ask for</Trans>
      </h3>
      <dl className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-3">
        {known.map(({ name, amount, reason }) => (
          <div key={name} className="border-t border-line pt-3">
            <dt className="text-sm text-soft">{labels[name]}</dt>
            <dd className="mt-1 font-medium tabular-nums">{money(amount)}</dd>
            <dd className="mt-1 text-sm text-soft">{reason}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
