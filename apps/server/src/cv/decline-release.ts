import type { declineRelease as endpoint } from '@candor/contracts/cv';
import type { Call } from '../platform/bind.ts';
import { Refusal } from '../platform/refusal.ts';
import { requireReleased } from './access.ts';
import { placeCv } from './store.ts';

/** Keeps a CV at the release it has: a newer one is not offered to it again, the next one after that is. */
export async function declineRelease({ ctx, input: { params, body } }: Call<typeof endpoint>) {
  requireReleased('release', body);
  const row = await placeCv(ctx.store, ctx.owner.id, params.id, { declinedRelease: body });
  if (!row) throw new Refusal('not_found');
}
