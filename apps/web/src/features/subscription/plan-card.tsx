import clsx from 'clsx';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { cvLimitLabel, planChange, priceLabel } from '@candor/domain/billing';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import type { PlanCardFacts, Subscription } from './api.ts';
import type { usePlanChange } from './use-plan-change.ts';

interface PlanCardProps {
  plan: PlanCardFacts;
  subscription: Subscription;
  change: ReturnType<typeof usePlanChange>;
}

/** A plan whole: what it costs and how often, how it goes on and ends, what is in it, and the way in or out. */
export function PlanCard({ plan, subscription, change }: PlanCardProps) {
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

/** How the plan goes on, and the one button that changes it. */
function PlanAction({ plan, subscription, change }: PlanCardProps) {
  const { currentPlan, billing } = subscription;
  const kind = planChange(currentPlan, plan.name);
  const isBusy = change.underWay !== null;
  return (
    <div className="grid content-end gap-3 border-t border-line pt-4">
      {plan.price > 0 && (
        <p className="text-sm text-soft">
          {billing === 'test'
            ? 'Nothing is charged in test mode. Cancel at any time on this card.'
            : `Renews every ${plan.billingInterval} until you cancel. Cancel at any time on this card; you keep the plan until the end of the ${plan.billingInterval} you paid for.`}
        </p>
      )}
      {kind === 'refused' && (
        <p className="text-sm text-soft">
          {plan.price === 0
            ? 'Cancel Professional to return to Free.'
            : 'Cancel Professional first to change to this plan.'}
        </p>
      )}
      {kind === 'none' && plan.price === 0 && (
        <p className="text-sm text-soft">Free for as long as you like. No card needed.</p>
      )}
      {kind === 'none' && plan.price > 0 && (
        <Button
          busyLabel={change.underWay === 'cancel' ? 'Cancelling...' : undefined}
          disabled={isBusy}
          onClick={() => void change.cancel()}
        >
          Cancel subscription
        </Button>
      )}
      {kind !== 'none' && (
        <Button
          look={kind === 'upgrade' && plan.name === nextUp(currentPlan) ? 'primary' : 'plain'}
          busyLabel={change.underWay === plan.name ? 'Changing...' : undefined}
          disabled={isBusy || kind === 'refused'}
          onClick={() => void change.choose(plan)}
        >
          {kind === 'upgrade' ? `Upgrade to ${plan.displayName}` : `Downgrade to ${plan.displayName}`}
        </Button>
      )}
    </div>
  );
}

/** One primary button on the screen: the next plan up. */
function nextUp(plan: Subscription['currentPlan']): Subscription['currentPlan'] | null {
  return plan === 'free' ? 'premium' : plan === 'premium' ? 'professional' : null;
}
