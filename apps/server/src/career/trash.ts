import type { deleteRoadmap, restoreRoadmap } from '@candor/contracts/career';
import { changeDocuments } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import type { Platform } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { purgedBefore, roadmapOf } from './present.ts';
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

/** People whose trash is looked through between two looks at who else has some. */
const BATCH = 100;

/** Deletes for good what has been in the trash for its days. */
export async function clearTrash(platform: Pick<Platform, 'store' | 'clock' | 'listeners'>): Promise<void> {
  const before = purgedBefore(platform.clock.now());
  for (let count = BATCH; count === BATCH;) {
    const people = await peopleWithTrashBefore(platform.store, before, BATCH);
    for (const id of people)
      await changeDocuments({ ...platform, owner: { id } }, async (change) => {
        for (const subject of await purgeTrashedBefore(change.store, id, before))
          change.record({ kind: 'roadmap-purged', subject, payload: {} });
      });
    count = people.length;
  }
}
