import { say } from '../say/index.ts';
import type { PlanName } from './plan-name.ts';

/** A plan as stored. `cvLimit` is CVs a calendar month (UTC); 0 or null is without limit. `priceCents` in US cents a month. */
export interface Plan {
  name: PlanName;
  displayName: string;
  description: string;
  priceCents: number;
  features: readonly string[];
  cvLimit: number | null;
  brandFree: boolean;
}

/** Whether one more CV may be generated in this month. */
export function isWithinLimit(usage: number, cvLimit: number | null): boolean {
  return !cvLimit || usage < cvLimit;
}

const NEAR = 0.8;

/** Whether this use of a month is the one with which four fifths of its limit are used. */
export function comesNearLimit(usage: number, cvLimit: number | null): boolean {
  return Boolean(cvLimit) && usage === Math.ceil((cvLimit ?? 0) * NEAR);
}

/** The limit as people read it: the number, or the infinity sign. */
export function limitLabel(cvLimit: number | null): string {
  return cvLimit ? String(cvLimit) : '∞';
}

/** The refusal when a plan's month is used up. */
export function limitReachedText(plan: string, usage: number, cvLimit: number): string {
  return say`You've reached your ${plan} plan limit (${usage}/${cvLimit}). Upgrade to create more CVs.`;
}
