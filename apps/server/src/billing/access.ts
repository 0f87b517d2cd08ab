import { planChange, type PlanName } from '@candor/domain/billing';
import { say } from '@candor/domain/say';
import { Refusal } from '../platform/refusal.ts';

/** The professional plan is cancelled, not exchanged for a smaller one. */
export function refuseDowngrade(from: PlanName, to: PlanName): void {
  if (planChange(from, to) === 'refused')
    throw new Refusal(
      'plan_change_refused',
      say`The Professional plan can’t be changed to a smaller plan. You can cancel it at any time instead.`,
    );
}
