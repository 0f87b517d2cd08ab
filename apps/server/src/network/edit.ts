import type { editContact as endpoint } from '@candor/contracts/network';
import { changeDocuments } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import { Refusal } from '../platform/refusal.ts';
import { ownContact } from './own-contact.ts';
import { contactOf } from './present.ts';
import { savedContact } from './save-contact.ts';

/** Changes the fields that are given, over the version that was read. */
export function edit({ ctx, input: { params, body } }: Call<typeof endpoint>) {
  const { version, ...fields } = body;
  return changeDocuments(ctx, async (change) => {
    const row = await ownContact(change, params.id);
    if (row.version !== version)
      throw new Refusal('stale', undefined, { current: await contactOf(change, row) });
    return savedContact(change, row, fields);
  });
}
