import type { placeApplications, purgeApplication } from '@candor/contracts/applications';
import { changeDocuments, clearTrashOf } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import type { Platform } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { remindOf } from './remind.ts';
import { peopleWithTrashBefore, placeRows, purgeRow, purgeTrashedBefore } from './store.ts';

/** Archives, throws away or takes back; gives the ids of those that were not there yet. */
export function place({ ctx, input: { body } }: Call<typeof placeApplications>) {
  return changeDocuments(ctx, async (change) => {
    const now = ctx.clock.now();
    const placed = await placeRows(change.store, ctx.owner.id, { ...body, now });
    await remindOf({ ...change, now }, placed);
    for (const subject of placed)
      change.record({ kind: 'application-placed', subject, payload: { place: body.place } });
    return { placed };
  });
}

export function purge({ ctx, input }: Call<typeof purgeApplication>): Promise<void> {
  const { id } = input.params;
  return changeDocuments(ctx, async (change) => {
    if (!(await purgeRow(change.store, ctx.owner.id, id))) throw new Refusal('not_found');
    change.record({ kind: 'application-purged', subject: id, payload: {} });
  });
}

/** Deletes for good what has been in the trash for its days. */
export const clearTrash = (platform: Pick<Platform, 'store' | 'clock' | 'listeners'>): Promise<void> =>
  clearTrashOf(
    {
      peopleWithTrashBefore,
      purgeBefore: async (change, id, before) => {
        for (const subject of await purgeTrashedBefore(change.store, id, before))
          change.record({ kind: 'application-purged', subject, payload: {} });
      },
    },
    platform,
  );
