import type { organiseCv as endpoint } from '@candor/contracts/cv-shelf';
import type { Call } from '../platform/bind.ts';
import { Refusal } from '../platform/refusal.ts';
import { catchUp } from './catch-up.ts';
import { ownLabels } from './labels.ts';
import { ownCv } from './own-cv.ts';
import { cardOfCv } from './present.ts';
import { placeCv } from './store.ts';

/** Labels a CV, puts it away or takes it out again; then it catches up with the profile. */
export async function organise({ ctx, input: { params, body } }: Call<typeof endpoint>) {
  const { owner, clock } = ctx;
  return ctx.store.transaction(async (tx) => {
    const stored = await ownCv({ ...ctx, store: tx }, params.id);
    const labels = body.labels ? await ownLabels(tx, owner.id, body.labels) : stored.labels;
    const isArchived = body.isArchived ?? stored.archivedAt !== null;
    const archivedAt = isArchived ? (stored.archivedAt ?? clock.now()) : null;
    const row = await placeCv(tx, owner.id, params.id, { labels, archivedAt });
    if (!row) throw new Refusal('not_found');
    const comesBack = stored.archivedAt !== null && archivedAt === null;
    return cardOfCv(comesBack ? await catchUp(tx, ctx, row) : row);
  });
}
