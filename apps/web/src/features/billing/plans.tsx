import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { mySubscription, plansOnOffer, type Subscription } from './api.ts';
import { ChargeDialog } from './charge-dialog.tsx';
import { dayLabel } from './day-label.ts';
import { Notice } from './notice.tsx';
import { PlanCard } from './plan-card.tsx';
import { usePlanChange, type PlanChanging } from './use-plan-change.ts';

/** The plans beside each other, the present one marked. */
export function Plans() {
  const plans = useQuery(plansOnOffer);
  const subscription = useQuery(mySubscription);
  const change = usePlanChange(subscription.data);
  if (plans.isError || subscription.isError)
    return (
      <LoadError
        onRetry={() => {
          void plans.refetch();
          void subscription.refetch();
        }}
      >
        <Trans>The plans can’t be loaded right now.</Trans>
      </LoadError>
    );
  if (!plans.data || !subscription.data) return <Skeleton className="h-96" />;
  return (
    <>
      <Notices subscription={subscription.data} change={change} />
      <ul aria-label={t`Plans`} className="grid gap-5 lg:grid-cols-3">
        {plans.data.map((plan) => (
          <PlanCard key={plan.id} plan={plan} subscription={subscription.data} change={change} />
        ))}
      </ul>
      {subscription.data.hasBillingPage && (
        <div>
          <Button
            busyLabel={change.underWay === 'billing-page' ? t`Opening...` : undefined}
            disabled={change.underWay !== null}
            onClick={() => void change.openBillingPage()}
          >
            <Trans>Payment method and invoices</Trans>
          </Button>
        </div>
      )}
      <ChargeDialog subscription={subscription.data} change={change} />
    </>
  );
}

/** What is to be known before anything is chosen. */
function Notices({ subscription, change }: { subscription: Subscription; change: PlanChanging }) {
  const { billing, currentPlan, graceEndsAt } = subscription;
  const [query] = useSearchParams();
  const graceDay = graceEndsAt && dayLabel(graceEndsAt);
  const isConfirming = query.get('checkout') === 'done' && billing === 'stripe' && currentPlan === 'free';
  return (
    <>
      {billing === 'test' && (
        <Notice title={t`Test mode.`}>
          <Trans>
            No payment provider is set up on this server, so plans change at once and nothing is charged.
          </Trans>
        </Notice>
      )}
      {isConfirming && (
        <Notice title={t`Thank you.`} isStatus>
          <Trans>Your plan changes here as soon as Stripe confirms the payment.</Trans>
        </Notice>
      )}
      {graceEndsAt !== null && (
        <Notice title={t`Your last payment failed.`}>
          <Trans>
            Update your payment method by {graceDay} to keep your plan.{' '}
            <button
              type="button"
              className="text-accent underline underline-offset-4"
              onClick={() => void change.openBillingPage()}
            >
              Update payment method
            </button>
          </Trans>
        </Notice>
      )}
    </>
  );
}
