import { companyKey, type ContactFields } from '@candor/domain/network';
import type { Changing } from '../documents/index.ts';
import type { Context } from '../platform/context.ts';
import { fieldsOf } from './fields-of.ts';
import { contactOf } from './present.ts';
import { remindOf } from './remind.ts';
import { updateContact, type ContactRow } from './store.ts';

/** Writes fields of a contact over the version that was read, with an event. */
export async function saveFields(
  change: Changing<Context>,
  row: ContactRow,
  fields: Partial<ContactFields>,
): Promise<ContactRow> {
  const written = { ...fieldsOf(row), ...fields };
  const saved = await updateContact(change.store, row, {
    ...fields,
    companyKey: companyKey(written.company),
    updatedAt: change.clock.now(),
  });
  await remindOf(change, [saved]);
  change.record({ kind: 'contact-saved', subject: row.id, payload: {} });
  return saved;
}

/** The same, and the contact as it is then. */
export const savedContact = async (
  change: Changing<Context>,
  row: ContactRow,
  fields: Partial<ContactFields>,
) => contactOf(change, await saveFields(change, row, fields));
