import type { renameRoadmap as endpoint } from '@candor/contracts/career';
import { changeDocuments } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import { Refusal } from '../platform/refusal.ts';
import { roadmapOf } from './present.ts';
import { updateRoadmap } from './store.ts';

export function rename({ ctx, input }: Call<typeof endpoint>) {
  const { id } = input.params;
  return changeDocuments(ctx, async (change) => {
    const content = { title: input.body.title, updatedAt: ctx.clock.now() };
    const row = await updateRoadmap(change.store, ctx.owner.id, id, content);
    if (!row) throw new Refusal('not_found');
    change.record({ kind: 'roadmap-saved', subject: id, payload: {} });
    return roadmapOf(row);
  });
}
