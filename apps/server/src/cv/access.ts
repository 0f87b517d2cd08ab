import { mostFollowers, layoutNames, newestRelease, type LayoutRelease } from '@candor/domain/cv';
import type { Plan } from '@candor/domain/billing';
import { fieldRefusal, Refusal } from '../platform/refusal.ts';

/** Brand-free CVs belong to the plans that have them. */
export function requireBrandFree(plan: Plan, isBrandFree: boolean): void {
  if (isBrandFree && !plan.brandFree) throw new Refusal('plan_required');
}

/** All followers change with the profile in one transaction, so there is an end to them. */
export function requireFollowerRoom(count: number): void {
  if (count >= mostFollowers)
    throw new Refusal('too_many', `At most ${mostFollowers} CVs can be linked to your profile.`);
}

/** A page cannot be drawn in what was never released. */
export function requireReleased(path: string, { layout, release }: LayoutRelease): void {
  if (release > newestRelease(layout))
    throw fieldRefusal(path, `${layoutNames[layout]} has no release ${release}.`);
}
