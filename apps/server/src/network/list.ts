import type { listContacts as endpoint } from '@candor/contracts/network';
import { companyKey } from '@candor/domain/network';
import type { Call } from '../platform/bind.ts';
import { dayFor } from '../platform/zoned-time.ts';
import { cardOf } from './present.ts';
import { cardsOf } from './store.ts';

/** All contacts of a person, or those at one company. Nobody works at a company without a name. */
export async function list({ ctx: { store, owner, clock }, input: { query } }: Call<typeof endpoint>) {
  const company = query.company === undefined ? null : companyKey(query.company);
  if (company === '') return [];
  const rows = await cardsOf(store, owner.id, { isTrash: query.in === 'trash', company });
  const today = query.today ?? dayFor(owner.preferences, clock.now());
  return rows.map((row) => cardOf(row, today));
}
