import clsx from 'clsx';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { cvLimitLabel, priceLabel } from '@candor/domain/billing';
import { Badge } from '../../ui/badge.tsx';
import { PlanAction, type PlanProps } from './plan-action.tsx';

/** A plan whole: what it costs and how often, how it goes on and ends, what is in it, and the way in or out. */
export function PlanCard({ plan, subscription, change }: PlanProps) {
  const id = useId();
  const isCurrent = plan.name === subscription.currentPlan;
  const included = [cvLimitLabel(plan.cvLimit), ...plan.features];
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
            {plan.displayName}
          </h2>
          {isCurrent ? (
            <Badge colour="green">Current Plan</Badge>
          ) : (
            plan.name === 'premium' && <Badge colour="blue">Most Popular</Badge>
          )}
        </div>
        <p className="flex items-baseline gap-2">
          <span className="font-serif text-2xl font-semibold tabular">{priceLabel(plan.price)}</span>
          {plan.price > 0 && <span className="text-base text-soft">per {plan.billingInterval}</span>}
        </p>
        <p className="text-base text-soft">{plan.description}</p>
      </div>
      <ul aria-label={`What ${plan.displayName} includes`} className="grid content-start gap-2 text-base">
        {[...new Set(included)].map((feature) => (
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
