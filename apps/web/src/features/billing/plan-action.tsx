import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { planChange, type PlanName } from '@candor/domain/billing';
import { Button } from '../../ui/button.tsx';
import type { PlanFacts, Subscription } from './api.ts';
import { dayLabel } from './day-label.ts';
import type { PlanChanging } from './use-plan-change.ts';
import { planText, priceText } from './words.ts';

export interface PlanProps {
  plan: PlanFacts;
  subscription: Subscription;
  change: PlanChanging;
}

/** One primary button on the screen: the next plan up. */
const nextUp: Readonly<Record<PlanName, PlanName | null>> = {
  free: 'premium',
  premium: 'professional',
  professional: null,
};

/** How a plan goes on and ends: of the present one by its date, of another in general. */
function termsOf({ name, price }: PlanFacts, subscription: Subscription): string {
  const { billing, currentPlan, periodEndsAt, renews } = subscription;
  if (price === 0) return t`Free for as long as you like. No card needed.`;
  if (billing === 'test') return t`Nothing is charged in test mode. Cancel at any time on this card.`;
  if (name === currentPlan && periodEndsAt !== null)
    return renews
      ? t`Renews on ${dayLabel(periodEndsAt)} for ${priceText(price)}. Cancel at any time on this card.`
      : t`Cancelled. You keep this plan until ${dayLabel(periodEndsAt)} and won’t be charged again.`;
  return t`Renews every month until you cancel, plus tax where it applies. Cancel at any time on this card; you keep the plan until the end of the month you paid for.`;
}

/** How the plan goes on, and the one button that changes it. */
export function PlanAction({ plan, subscription, change }: PlanProps) {
  const title = planText(plan.displayName);
  const kind = planChange(subscription.currentPlan, plan.name);
  const isBusy = change.underWay !== null;
  return (
    <div className="grid content-end gap-3 border-t border-line pt-4">
      <p className="text-sm text-soft">
        {kind !== 'refused' && termsOf(plan, subscription)}
        {kind === 'refused' &&
          (plan.price === 0
            ? t`Cancel Professional to return to Free.`
            : t`Cancel Professional first to change to this plan.`)}
      </p>
      {kind === 'none' && plan.price > 0 && (
        <CurrentPlanButton plan={plan} subscription={subscription} change={change} />
      )}
      {kind !== 'none' && (
        <Button
          look={plan.name === nextUp[subscription.currentPlan] ? 'primary' : 'plain'}
          busyLabel={change.underWay === plan.name ? t`Changing...` : undefined}
          disabled={isBusy || kind === 'refused'}
          onClick={() => void change.choose(plan)}
        >
          {kind === 'upgrade' ? t`Upgrade to ${title}` : t`Downgrade to ${title}`}
        </Button>
      )}
    </div>
  );
}

/** The way out, in one click; and back, until it has ended. */
function CurrentPlanButton({ plan, subscription, change }: PlanProps) {
  const isBusy = change.underWay !== null;
  const title = planText(plan.displayName);
  const hasEnd = subscription.periodEndsAt !== null && !subscription.renews;
  return hasEnd ? (
    <Button
      busyLabel={change.underWay === 'resume' ? t`Keeping...` : undefined}
      disabled={isBusy}
      onClick={() => void change.resume()}
    >
      <Trans>Keep {title}</Trans>
    </Button>
  ) : (
    <Button
      busyLabel={change.underWay === 'cancel' ? t`Cancelling...` : undefined}
      disabled={isBusy}
      onClick={() => void change.cancel()}
    >
      <Trans>Cancel subscription</Trans>
    </Button>
  );
}
