import { cvsKept, followersKept, layoutNames, newestRelease, type LayoutRelease } from '@candor/domain/cv';
import { isWithinLimit, limitReachedText, type Plan } from '@candor/domain/billing';
import { fieldRefusal, Refusal } from '../platform/refusal.ts';

/** Brand-free CVs belong to the plans that have them. */
export function requireBrandFree(plan: Plan, isBrandFree: boolean): void {
  if (isBrandFree && !plan.brandFree) throw new Refusal('plan_required');
}

/** Refuses where the month is used up, in the words of the spec. */
export function requireRoom(plan: Plan, usage: number): void {
  if (!isWithinLimit(usage, plan.cvLimit)) throw limitReached(plan, usage);
}

export function limitReached(plan: Plan, usage: number): Refusal {
  return new Refusal('plan_limit', limitReachedText(plan.name, usage, plan.cvLimit ?? usage));
}

/** Copies are free, but nobody keeps more CVs than there is room for. */
export function requireShelfRoom(count: number): void {
  if (count >= cvsKept) throw new Refusal('too_many');
}

/** All followers change with the profile in one transaction, so there is an end to them. */
export function requireFollowerRoom(count: number): void {
  if (count >= followersKept)
    throw new Refusal('too_many', `At most ${followersKept} CVs can be linked to your profile.`);
}

/** A page cannot be drawn in what was never released. */
export function requireReleased(path: string, { layout, release }: LayoutRelease): void {
  if (release > newestRelease(layout))
    throw fieldRefusal(path, `${layoutNames[layout]} has no release ${release}.`);
}
