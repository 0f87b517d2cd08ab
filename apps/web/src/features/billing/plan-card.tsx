import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import clsx from 'clsx';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { PlanAction, type PlanProps } from './plan-action.tsx';
import { includedIn, planText, priceText } from './words.ts';

/** A plan whole: what it costs and how often, how it goes on and ends, what is in it, and the way in or out. */
export function PlanCard({ plan, subscription, change }: PlanProps) {
  const id = useId();
  const isCurrent = plan.name === subscription.currentPlan;
  const title = planText(plan.displayName);
  return (
    <li
      aria-labelledby={id}
      className={clsx(
        'grid grid-rows-[auto_1fr_auto] gap-6 rounded-panel border bg-surface p-6',
        isCurrent ? 'border-accent' : 'border-line',
      )}
    >
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id={id} className="font-serif text-lg font-semibold">
            {title}
          </h2>
          {isCurrent ? (
            <Badge colour="green">
              <Trans>Current Plan</Trans>
            </Badge>
          ) : (
            plan.name === 'premium' && (
              <Badge colour="blue">
                <Trans>Most Popular</Trans>
              </Badge>
            )
          )}
        </div>
        <p className="flex items-baseline gap-2">
          <span className="font-serif text-2xl font-semibold tabular">{priceText(plan.price)}</span>
          {plan.price > 0 && (
            <span className="text-base text-soft">
              <Trans>per month</Trans>
            </span>
          )}
        </p>
        <p className="text-base text-soft">{planText(plan.description)}</p>
      </div>
      <ul aria-label={t`What ${title} includes`} className="grid content-start gap-2 text-base">
        {includedIn(plan).map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check size={16} strokeWidth={1.5} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
            {feature}
          </li>
        ))}
      </ul>
      <PlanAction plan={plan} subscription={subscription} change={change} />
    </li>
  );
}
