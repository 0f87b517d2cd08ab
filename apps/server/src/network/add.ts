import type { addContact as endpoint } from '@candor/contracts/network';
import { companyKey, emptyContact, proposedFollowUp } from '@candor/domain/network';
import { changeDocuments } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import { cadencesOf } from './import-store.ts';
import { dayFor } from '../platform/zoned-time.ts';
import { contactOf } from './present.ts';
import { remindOf } from './remind.ts';
import { requireRoom } from './room.ts';
import { contactOfKey, insertContact } from './store.ts';

/** Adds a contact; where no follow-up is given, the tags propose one. */
export function add({ ctx, input: { body } }: Call<typeof endpoint>) {
  return changeDocuments(ctx, async (change) => {
    const { store, owner, requestKey } = change;
    const before = requestKey === null ? undefined : await contactOfKey(store, owner.id, requestKey);
    if (before) return contactOf(change, before);
    await requireRoom(store, owner.id, 1);
    const fields = { ...emptyContact, ...body };
    const now = ctx.clock.now();
    const cadences = await cadencesOf(store, owner.id);
    const nextFollowUp =
      body.nextFollowUp === undefined
        ? proposedFollowUp(fields, { cadences, today: dayFor(ctx.owner.preferences, ctx.clock.now()) })
        : body.nextFollowUp;
    const row = await insertContact(store, {
      ...fields,
      nextFollowUp,
      companyKey: companyKey(fields.company),
      userId: owner.id,
      requestKey,
      createdAt: now,
      updatedAt: now,
    });
    await remindOf(change, [row]);
    change.record({ kind: 'contact-saved', subject: row.id, payload: {} });
    return contactOf(change, row);
  });
}
