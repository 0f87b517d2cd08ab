/** The plans, from the least to the most. */
export const planNames = ['free', 'premium', 'professional'] as const;
export type PlanName = (typeof planNames)[number];
