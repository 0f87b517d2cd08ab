import type { mergeContact, unmergeContact } from '@candor/contracts/network';
import { changeBetween, mergeContacts, undoOf } from '@candor/domain/network';
import { say } from '@candor/domain/say';
import { changeDocuments } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import { Refusal } from '../platform/refusal.ts';
import { fieldsOf } from './fields-of.ts';
import { interactionsWith, moveInteractions } from './interaction-store.ts';
import { ownContact } from './own-contact.ts';
import { remindOf } from './remind.ts';
import { requireRoom } from './room.ts';
import { saveFields, savedContact } from './save-contact.ts';
import { contactById, mergedContact, updateContact } from './store.ts';

/** Merges two contacts. The other goes into the trash and stores how to undo the merge. */
export function merge({ ctx, input: { params, body } }: Call<typeof mergeContact>) {
  return changeDocuments(ctx, async (change) => {
    const { store, owner, clock } = change;
    if (params.id === body.other) throw new Refusal('not_found');
    const kept = await ownContact(change, params.id);
    const other = await ownContact(change, body.other);
    const before = fieldsOf(kept);
    const after = mergeContacts(before, fieldsOf(other));
    if (!after)
      throw new Refusal(
        'too_many',
        say`These contacts are too long to merge. Shorten their notes or details first.`,
      );
    const interactions = (await interactionsWith(store, other)).map(({ id }) => id);
    await moveInteractions(store, owner.id, { ids: interactions, to: kept.id });
    const changed = changeBetween(before, after) ?? { before: {}, after: {} };
    const away = await updateContact(store, other, {
      trashedAt: clock.now(),
      merged: { ...changed, into: kept.id, interactions },
    });
    await remindOf(change, [away]);
    change.record({ kind: 'contact-placed', subject: other.id, payload: { place: 'trash' } });
    return savedContact(change, kept, changed.after);
  });
}

/** Undoes a merge; what was changed since stays with the remaining contact. */
export function unmerge({ ctx, input: { params } }: Call<typeof unmergeContact>) {
  return changeDocuments(ctx, async (change) => {
    const { store, owner } = change;
    const row = await mergedContact(store, owner.id, params.id);
    if (!row?.merged) throw new Refusal('not_found');
    await requireRoom(store, owner.id, 0);
    const { into, interactions, ...changed } = row.merged;
    const kept = await contactById(store, owner.id, into);
    if (kept) await saveFields(change, kept, undoOf(fieldsOf(kept), changed));
    await moveInteractions(store, owner.id, { ids: interactions, to: row.id });
    const back = await updateContact(store, row, { trashedAt: null, merged: null });
    return savedContact(change, back, {});
  });
}
