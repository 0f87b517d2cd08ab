import { contactFields, type ContactFields } from '@candor/domain/network';
import type { ContactRow } from './store.ts';

const names = contactFields.keyof().options;

/** What a person writes of a contact, out of its row. */
export function fieldsOf(row: ContactRow): ContactFields {
  // Each field has a column of its name and type.
  return Object.fromEntries(names.map((name) => [name, row[name]])) as unknown as ContactFields;
}
