import { planNames, type PlanName } from './plan-name.ts';

/** What it is to go from one plan to another; `refused` is what the product does not offer. */
export type PlanChange = 'none' | 'upgrade' | 'downgrade' | 'refused';

/** Every plan may be raised. The professional plan is not exchanged for a smaller one: it is cancelled. */
export function planChange(from: PlanName, to: PlanName): PlanChange {
  const step = planNames.indexOf(to) - planNames.indexOf(from);
  if (step === 0) return 'none';
  if (step > 0) return 'upgrade';
  return from === 'professional' ? 'refused' : 'downgrade';
}
