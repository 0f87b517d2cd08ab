import { mostFollowers, layoutNames, newestRelease, type LayoutRelease } from '@candor/domain/cv';
import type { Plan } from '@candor/domain/billing';
import { say } from '@candor/domain/say';
import { fieldRefusal, Refusal } from '../platform/refusal.ts';

/** Brand-free CVs belong to the plans that have them. */
export function requireBrandFree(plan: Plan, isBrandFree: boolean): void {
  if (isBrandFree && !plan.brandFree) throw new Refusal('plan_required');
}

/** All followers change with the profile in one transaction, so there is an end to them. */
export function requireFollowerRoom(count: number): void {
  if (count >= mostFollowers)
    throw new Refusal('too_many', say`At most ${mostFollowers} CVs can be linked to your profile.`);
}

/** A page cannot be drawn in what was never released. */
export function requireReleased(path: string, { layout, release }: LayoutRelease): void {
  const name = layoutNames[layout];
  if (release > newestRelease(layout)) throw fieldRefusal(path, say`${name} has no release ${release}.`);
}
