import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../../ui/load-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { mySubscription, plansOnOffer } from './api.ts';
import { PlanCard } from './plan-card.tsx';
import { usePlanChange } from './use-plan-change.ts';

/** The plans beside each other, the present one marked. */
export function Plans() {
  const plans = useQuery(plansOnOffer);
  const subscription = useQuery(mySubscription);
  const change = usePlanChange();
  if (plans.isError || subscription.isError)
    return (
      <LoadError
        onRetry={() => {
          void plans.refetch();
          void subscription.refetch();
        }}
      >
        The plans can’t be loaded right now.
      </LoadError>
    );
  if (!plans.data || !subscription.data) return <Skeleton className="h-96" />;
  return (
    <>
      {subscription.data.billing === 'test' && (
        <p className="border-l-2 border-warning pl-4 text-base">
          <strong className="font-semibold">Test mode.</strong> No payment provider is set up on this server,
          so plans change at once and nothing is charged.
        </p>
      )}
      <ul aria-label="Plans" className="grid gap-5 lg:grid-cols-3">
        {plans.data.map((plan) => (
          <PlanCard key={plan.id} plan={plan} subscription={subscription.data} change={change} />
        ))}
      </ul>
    </>
  );
}
