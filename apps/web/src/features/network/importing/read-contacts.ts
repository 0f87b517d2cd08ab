import { acceptable, headerRowOf, mostContacts } from '@candor/domain/network';
import { readVcards } from '@candor/domain/network/vcard';
import { csvRows } from '../../../platform/csv-rows.ts';
import type { ReadContacts } from './contact-jobs.ts';

const MOST_PREAMBLE = 50;

/** The text of a file in UTF-8, UTF-16 where it begins so, else in Windows-1252: the Latin-1 of old address books. */
export function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Reads vCards or a table. A table's header is found by what it names: LinkedIn puts notes before it. */
export function readContacts(text: string): ReadContacts {
  if (/^\s*begin:vcard/iu.test(text)) {
    const cards = readVcards(text, mostContacts);
    return { kind: 'cards', ...cards, contacts: acceptable(cards.contacts) };
  }
  const rows = csvRows(text, mostContacts + MOST_PREAMBLE);
  const at = headerRowOf(rows);
  const headers = rows[at] ?? [];
  const below = rows.slice(at + 1);
  return { kind: 'table', headers, rows: below.map((row) => headers.map((_, column) => row[column] ?? '')) };
}
