import type { exportContacts as endpoint } from '@candor/contracts/network';
import { vcardOf } from '@candor/domain/network/vcard';
import type { Call } from '../platform/bind.ts';
import type { Store } from '../platform/database.ts';
import { dayFor } from '../platform/zoned-time.ts';
import { contactLine, detailHeaders, headLine } from './contact-csv.ts';
import { fieldsOf } from './fields-of.ts';
import { everyContact } from './store.ts';

/** All contacts outside the trash as CSV. They are read twice, so that no more of them than some are held at once. */
export async function csvOf(store: Store, userId: string): Promise<Buffer> {
  const details = new Set<string>();
  for await (const rows of everyContact(store, userId))
    for (const row of rows) for (const header of detailHeaders(row)) details.add(header);
  const headers = [...details];
  const parts = [headLine(headers)];
  for await (const rows of everyContact(store, userId))
    parts.push(...rows.map((row) => contactLine(row, headers)));
  return Buffer.from(parts.join(''));
}

/** The same as vCards 4.0. */
export async function vcardsOf(store: Store, userId: string): Promise<Buffer> {
  const cards: string[] = [];
  for await (const rows of everyContact(store, userId))
    for (const row of rows) cards.push(`${vcardOf(row.id, fieldsOf(row))}\r\n`);
  return Buffer.from(cards.join(''));
}

export async function exportContacts({ ctx, input: { query } }: Call<typeof endpoint>) {
  const { store, owner, clock } = ctx;
  const day = dayFor(owner.preferences, clock.now());
  return query.format === 'csv'
    ? { bytes: await csvOf(store, owner.id), type: 'text/csv', name: `contacts-${day}.csv` }
    : { bytes: await vcardsOf(store, owner.id), type: 'text/vcard', name: `contacts-${day}.vcf` };
}
