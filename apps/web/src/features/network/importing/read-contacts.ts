import { acceptable, contactColumnOf } from '@candor/domain/network';
import { readVcards, type ReadCards } from '@candor/domain/network/vcard';
import { readTable, type Table } from '../../../platform/tables/read-table.ts';

/** What stands in a file of contacts: cards, or a table whose columns somebody has to name. */
export type ReadContacts = ({ kind: 'cards' } & ReadCards) | ({ kind: 'table' } & Table);

export function readContacts(text: string): ReadContacts {
  if (/^\s*begin[ \t]*:[ \t]*vcard/imu.test(text)) {
    const cards = readVcards(text);
    return { kind: 'cards', ...cards, contacts: acceptable(cards.contacts) };
  }
  return { kind: 'table', ...readTable(text, contactColumnOf) };
}
