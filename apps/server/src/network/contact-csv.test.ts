import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  acceptable,
  contactsOfTable,
  emptyContact,
  guessContactColumns,
  type ContactFields,
} from '@candor/domain/network';
import { contactLine, detailHeaders, headLine } from './contact-csv.ts';

function csv(contacts: readonly ContactFields[]): string {
  const headers = [...new Set(contacts.flatMap(detailHeaders))];
  return [headLine(headers), ...contacts.map((contact) => contactLine(contact, headers))].join('');
}
function readBack(text: string): ContactFields[] {
  const [headers = [], ...rows]: string[][] = parse(text, { bom: true });
  return acceptable(
    contactsOfTable({ headers, rows }, { columns: guessContactColumns(headers), isDayFirst: false }),
  );
}

const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((text) => text.replace(/[\p{C}\s]+/gu, ' ').trim())
  .filter((text) => text !== '');
/** What spreadsheets run, and what comes near to it. */
const cell = fc.oneof(words, fc.constantFrom('=cmd()', "'=1", "''+2", '@x', '-1', "'tis", '"a", b;', '＝1'));
const maybe = fc.oneof(cell, fc.constant(''));
const day = fc.constantFrom('2026-02-28', '2025-12-01', null);
const label = fc.oneof(
  words,
  fc.constantFrom('Email', 'Phone (cell)', 'First name', 'Tags', '=SUM(A1)', 'Notes'),
);
const aContact = fc
  .record({
    name: cell,
    company: maybe,
    position: maybe,
    email: maybe,
    phone: fc.constantFrom('', '+44 20 7946 0000', '-1'),
    linkedinUrl: fc.constantFrom('', 'https://www.linkedin.com/in/ada'),
    connectionType: fc.constantFrom('direct' as const, 'referral' as const, 'event' as const),
    lastContact: day,
    nextFollowUp: day,
    notes: fc.array(maybe, { maxLength: 3 }).map((lines) => lines.join('\n').trim()),
    status: fc.constantFrom('active' as const, 'archived' as const),
    tags: fc.uniqueArray(cell, { maxLength: 3 }),
    location: maybe,
    industry: maybe,
    details: fc.array(fc.record({ label, value: cell }), { maxLength: 4 }),
  })
  .map((contact) => acceptable([contact])[0] ?? { ...emptyContact, name: 'Ada' });

const sorted = (contact: ContactFields) => ({
  ...contact,
  details: contact.details.map((one) => `${one.label}: ${one.value}`).toSorted(),
});

it('comes back from its own CSV with every field, and no cell begins a formula', () => {
  fc.assert(
    fc.property(fc.array(aContact, { minLength: 1, maxLength: 3 }), (contacts) => {
      const text = csv(contacts);
      expect(readBack(text).map(sorted)).toEqual(contacts.map(sorted));
      const cells: string[][] = parse(text, { bom: true });
      expect(cells.flat().filter((one) => /^[=+\-@\t\r＝＋－＠]/u.test(one))).toEqual([]);
    }),
  );
});
