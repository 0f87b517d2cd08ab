import { useState } from 'react';
import type { PlanName } from '@candor/domain/billing';
import { sentenceOf } from '../../platform/call-error.ts';
import { tellSignedOut } from '../../platform/tell-signed-out.ts';
import { errorToast, toast } from '../../ui/toast.ts';
import { cancelPlan, changePlan, type PlanCardFacts } from './api.ts';

/** What is under way: a change to a plan, or the end of the present one. */
export type PlanChangeUnderWay = PlanName | 'cancel' | null;

async function run(change: () => Promise<void>, title: string, otherwise: string): Promise<void> {
  try {
    await change();
  } catch (error) {
    if (!tellSignedOut(error, 'Please login again to change your plan.'))
      errorToast(title, sentenceOf(error, otherwise));
  }
}

/** Changes the plan, one change at a time, and says what came of it. */
export function usePlanChange() {
  const [underWay, setUnderWay] = useState<PlanChangeUnderWay>(null);
  const one = async (what: Exclude<PlanChangeUnderWay, null>, change: Promise<void>) => {
    setUnderWay(what);
    await change;
    setUnderWay(null);
  };
  return {
    underWay,
    choose: ({ name, displayName }: Pick<PlanCardFacts, 'name' | 'displayName'>) =>
      one(
        name,
        run(
          async () => {
            await changePlan(name);
            toast('Plan changed', `You’re on the ${displayName} plan now.`);
          },
          'Upgrade Failed',
          'Failed to upgrade subscription',
        ),
      ),
    cancel: () =>
      one(
        'cancel',
        run(
          async () => {
            await cancelPlan();
            toast('Subscription cancelled', 'You’re on the Free plan now.');
          },
          'Cancellation failed',
          'Your subscription couldn’t be cancelled. Please try again.',
        ),
      ),
  };
}
