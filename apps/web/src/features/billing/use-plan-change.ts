import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlanName } from '@candor/domain/billing';
import { sentenceOf } from '../../platform/call-error.ts';
import { toastSignedOut } from '../../platform/toast-signed-out.ts';
import { errorToast, toast } from '../../ui/toast.ts';
import {
  billingPageUrl,
  cancelPlan,
  changePlan,
  mySubscription,
  priceOfChange,
  resumePlan,
  type PlanFacts,
  type PriceOfChange,
  type Subscription,
} from './api.ts';
import { planText } from './words.ts';

type UnderWay = PlanName | 'cancel' | 'resume' | 'billing-page';

/** A change whose price is shown and waits for a yes. */
export interface OfferedChange {
  plan: PlanFacts;
  price: PriceOfChange;
}

/** Leaves for a page of the payment provider; for no other kind of address. */
function leaveFor(url: string): void {
  const { protocol, hostname } = new URL(url);
  // Unencrypted only on this machine, where a server of tests stands in for Stripe.
  if (protocol === 'https:' || hostname === '127.0.0.1') location.assign(url);
}

/** Changes the plan, one change at a time, and says what came of it. */
export function usePlanChange(subscription: Subscription | undefined) {
  const queryClient = useQueryClient();
  const [underWay, setUnderWay] = useState<UnderWay | null>(null);
  const [offered, setOffered] = useState<OfferedChange | null>(null);

  const run = async (what: UnderWay, title: string, otherwise: string, action: () => Promise<void>) => {
    setUnderWay(what);
    try {
      await action();
    } catch (error) {
      if (!toastSignedOut(error, t`Please login again to change your plan.`))
        errorToast(title, sentenceOf(error, otherwise));
      // A refusal says that this screen is behind.
      await queryClient.invalidateQueries({ queryKey: mySubscription.queryKey });
    }
    setUnderWay(null);
  };
  const upgrading = (plan: PlanName, action: () => Promise<void>) =>
    run(plan, t`Upgrade Failed`, t`Failed to upgrade subscription`, action);

  const change = async ({ name, displayName }: PlanFacts, pricedAt?: number) => {
    const title = planText(displayName);
    const { checkoutUrl, isPending, currentPlan } = await changePlan(name, pricedAt);
    setOffered(null);
    if (checkoutUrl !== null) leaveFor(checkoutUrl);
    else if (isPending) toast(t`Payment sent`, t`You’ll be on ${title} as soon as Stripe confirms it.`);
    else if (currentPlan === name) toast(t`Plan changed`, t`You’re on the ${title} plan now.`);
    else toast(t`Subscription cancelled`, t`You keep your plan until the end of the month you paid for.`);
  };

  return {
    underWay,
    offered,
    decline: () => setOffered(null),
    /** Shows what it costs first where a card is charged without a page of payment. */
    choose: (plan: PlanFacts) =>
      upgrading(plan.name, async () => {
        const isCharged = subscription?.billing === 'stripe' && subscription.periodEndsAt !== null;
        if (isCharged && plan.price > 0) setOffered({ plan, price: await priceOfChange(plan.name) });
        else await change(plan);
      }),
    accept: ({ plan, price }: OfferedChange) =>
      upgrading(plan.name, () => change(plan, price.pricedAt ?? undefined)),
    cancel: () =>
      run(
        'cancel',
        t`Cancellation failed`,
        t`Your subscription couldn’t be cancelled. Please try again.`,
        async () => {
          const { currentPlan } = await cancelPlan();
          toast(
            t`Subscription cancelled`,
            currentPlan === 'free'
              ? t`You’re on the Free plan now.`
              : t`You keep your plan until the end of the month you paid for.`,
          );
        },
      ),
    resume: () =>
      run('resume', t`Not changed`, t`Your plan couldn’t be kept. Please try again.`, async () => {
        await resumePlan();
        toast(t`Subscription kept`, t`Your plan renews as before.`);
      }),
    openBillingPage: () =>
      run('billing-page', t`Not opened`, t`The page couldn’t be opened. Please try again.`, async () =>
        leaveFor(await billingPageUrl()),
      ),
  };
}

export type PlanChanging = ReturnType<typeof usePlanChange>;
