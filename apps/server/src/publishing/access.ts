import { hasEnded } from '@candor/domain/publishing';
import { say } from '@candor/domain/say';
import type { CvRow } from '../cv/index.ts';
import type { Context } from '../platform/context.ts';
import { fieldRefusal, Refusal } from '../platform/refusal.ts';
import { dayFor } from '../platform/zoned-time.ts';

/** Whether a person may publish this CV until this day. */
export function requirePublishable(
  { owner, clock }: Pick<Context, 'owner' | 'clock'>,
  cv: CvRow,
  expiresOn: string | null,
): void {
  if (!owner.preferences.publicProfile) throw new Refusal('public_profile_off');
  if (cv.archivedAt !== null)
    throw new Refusal('invalid', say`This CV is archived. Move it back to My Documents to publish it.`);
  if (hasEnded(expiresOn, dayFor(owner.preferences, clock.now())))
    throw fieldRefusal('expiresOn', say`Choose today or a later day.`);
}
