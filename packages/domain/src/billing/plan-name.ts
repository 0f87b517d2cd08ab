import { say } from '../say/index.ts';

/** The plans, from the least to the most. */
export const planNames = ['free', 'premium', 'professional'] as const;
export type PlanName = (typeof planNames)[number];

/** What they are called. */
export const planTitles: Readonly<Record<PlanName, string>> = {
  free: say`Free`,
  premium: 'Premium',
  professional: 'Professional',
};
