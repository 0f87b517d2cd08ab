import type { Context } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { contactById, type ContactRow } from './store.ts';

/** One of the caller's contacts; another's is not found, nor one in the trash. */
export async function ownContact(
  { store, owner }: Pick<Context, 'store' | 'owner'>,
  id: string,
): Promise<ContactRow> {
  const row = await contactById(store, owner.id, id);
  if (!row) throw new Refusal('not_found');
  return row;
}
