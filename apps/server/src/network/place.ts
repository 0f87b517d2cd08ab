import type { placeContacts, purgeContact } from '@candor/contracts/network';
import { changeDocuments } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import type { Platform } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { purgedBefore } from './present.ts';
import { remindOf } from './remind.ts';
import { peopleWithTrashBefore, placeRows, purgeRow, purgeTrashedBefore } from './store.ts';

/** Archives, throws away or takes back; gives the ids of those that were not there yet. */
export function place({ ctx, input: { body } }: Call<typeof placeContacts>) {
  return changeDocuments(ctx, async (change) => {
    const placed = await placeRows(change.store, ctx.owner.id, { ...body, now: ctx.clock.now() });
    await remindOf(change, placed);
    for (const { id } of placed)
      change.record({ kind: 'contact-placed', subject: id, payload: { place: body.place } });
    return { placed: placed.map(({ id }) => id) };
  });
}

export function purge({ ctx, input }: Call<typeof purgeContact>): Promise<void> {
  const { id } = input.params;
  return changeDocuments(ctx, async (change) => {
    if (!(await purgeRow(change.store, ctx.owner.id, id))) throw new Refusal('not_found');
    change.record({ kind: 'contact-purged', subject: id, payload: {} });
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
          change.record({ kind: 'contact-purged', subject, payload: {} });
      });
    count = people.length;
  }
}
