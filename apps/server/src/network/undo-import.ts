import type { undoImport as endpoint } from '@candor/contracts/network';
import { undoOf } from '@candor/domain/network';
import { changeDocuments } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import { Refusal } from '../platform/refusal.ts';
import { fieldsOf } from './fields-of.ts';
import { deleteUntouched, forgetImport, importById, importedContacts } from './import-store.ts';
import { forgetFollowUps, remindOf } from './remind.ts';
import { saveFields } from './save-contact.ts';
import { contactById, placeRows } from './store.ts';

/** Undoes what an import brought and changed. What the person did since stays: in the trash, or where it is. */
export function undoImport({ ctx, input: { params } }: Call<typeof endpoint>) {
  return changeDocuments(ctx, async (change) => {
    const { store, owner, clock } = change;
    const which = { userId: owner.id, id: params.id };
    const done = await importById(store, which);
    if (!done) throw new Refusal('not_found');
    const brought = await importedContacts(store, which);
    const untouched = brought.filter(({ version }) => version === 1);
    const changedSince = brought.filter(({ version }) => version > 1).map(({ id }) => id);
    const planned = untouched.filter(({ nextFollowUp }) => nextFollowUp !== null);
    await forgetFollowUps(
      change,
      planned.map(({ id }) => id),
    );
    await deleteUntouched(store, which);
    if (changedSince.length > 0)
      await remindOf(
        change,
        await placeRows(store, owner.id, { ids: changedSince, place: 'trash', now: clock.now() }),
      );
    let restored = 0;
    for (const { id, ...filled } of done.filled) {
      const row = await contactById(store, owner.id, id);
      const back = row && undoOf(fieldsOf(row), filled);
      if (!back || Object.keys(back).length === 0) continue;
      await saveFields(change, row, back);
      restored += 1;
    }
    await forgetImport(store, which);
    change.record({ kind: 'contacts-import-undone', subject: params.id, payload: {} });
    return { removed: brought.length, restored };
  });
}
