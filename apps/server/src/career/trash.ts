import type { deleteRoadmap, restoreRoadmap } from '@candor/contracts/career';
import { changeDocuments, clearTrashOf } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import type { Platform } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { roadmapOf } from './present.ts';
import { peopleWithTrashBefore, placeRoadmap, purgeTrashedBefore } from './store.ts';

/** Throws a roadmap into the trash, out of which it can be taken until the days of `trashDays` are over. */
export function moveToTrash({ ctx, input }: Call<typeof deleteRoadmap>): Promise<void> {
  const { id } = input.params;
  return changeDocuments(ctx, async (change) => {
    if (!(await placeRoadmap(change.store, ctx.owner.id, id, ctx.clock.now())))
      throw new Refusal('not_found');
    change.record({ kind: 'roadmap-placed', subject: id, payload: { place: 'trash' } });
  });
}

export function restore({ ctx, input }: Call<typeof restoreRoadmap>) {
  const { id } = input.params;
  return changeDocuments(ctx, async (change) => {
    const row = await placeRoadmap(change.store, ctx.owner.id, id, null);
    if (!row) throw new Refusal('not_found');
    change.record({ kind: 'roadmap-placed', subject: id, payload: { place: 'active' } });
    return roadmapOf(row);
  });
}

/** Deletes for good what has been in the trash for its days. */
export const clearTrash = (platform: Pick<Platform, 'store' | 'clock' | 'listeners'>): Promise<void> =>
  clearTrashOf(
    {
      peopleWithTrashBefore,
      purgeBefore: async (change, id, before) => {
        for (const subject of await purgeTrashedBefore(change.store, id, before))
          change.record({ kind: 'roadmap-purged', subject, payload: {} });
      },
    },
    platform,
  );
