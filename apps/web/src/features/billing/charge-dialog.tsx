import { priceLabel } from '@candor/domain/billing';
import { Confirm } from '../../ui/confirm.tsx';
import type { Subscription } from './api.ts';
import { dayLabel } from './day-label.ts';
import type { PlanChanging } from './use-plan-change.ts';

/** What is charged now and from the next month on, before a card that is known is charged. */
export function ChargeDialog({ subscription, change }: { subscription: Subscription; change: PlanChanging }) {
  const { offered, underWay, accept, decline } = change;
  if (!offered) return null;
  const { plan, price } = offered;
  const now = `$${(price.dueNow / 100).toFixed(2)}`;
  const from = subscription.periodEndsAt ? `From ${dayLabel(subscription.periodEndsAt)}` : 'After that';
  return (
    <Confirm
      isOpen
      title={`Upgrade to ${plan.displayName}`}
      question={`You pay ${now} now for the rest of this month. ${from} it’s ${priceLabel(plan.price)} per ${plan.billingInterval} until you cancel.`}
      confirmLabel={`Pay ${now} and upgrade`}
      busyLabel={underWay === plan.name ? 'Paying...' : undefined}
      isDangerous={false}
      onConfirm={() => void accept(offered)}
      onClose={decline}
    />
  );
}
