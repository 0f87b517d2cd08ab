import { t } from '@lingui/core/macro';
import { Confirm } from '../../ui/confirm.tsx';
import type { Subscription } from './api.ts';
import { dayLabel } from './day-label.ts';
import type { PlanChanging } from './use-plan-change.ts';
import { amountText, planText, priceText } from './words.ts';

/** What is charged now and from the next month on, before a card that is known is charged. */
export function ChargeDialog({ subscription, change }: { subscription: Subscription; change: PlanChanging }) {
  const { offered, underWay, accept, decline } = change;
  if (!offered) return null;
  const { plan, price } = offered;
  const title = planText(plan.displayName);
  const now = amountText(price.dueNow);
  const monthly = priceText(plan.price);
  const from = subscription.periodEndsAt && dayLabel(subscription.periodEndsAt);
  return (
    <Confirm
      isOpen
      title={t`Upgrade to ${title}`}
      question={
        from
          ? t`You pay ${now} now for the rest of this month. From ${from} it’s ${monthly} per month until you cancel.`
          : t`You pay ${now} now for the rest of this month. After that it’s ${monthly} per month until you cancel.`
      }
      confirmLabel={t`Pay ${now} and upgrade`}
      busyLabel={underWay === plan.name ? t`Paying...` : undefined}
      isDangerous={false}
      onConfirm={() => void accept(offered)}
      onClose={decline}
    />
  );
}
