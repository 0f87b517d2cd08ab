import type { Store } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { cvOf } from './present.ts';
import { cvById } from './store.ts';

/** Why a write over a version did not happen: the CV is not there, or another version is, which goes along. */
export async function staleCv(store: Store, userId: string, id: string): Promise<Refusal> {
  const current = await cvById(store, userId, id);
  return current
    ? new Refusal('stale', undefined, { current: await cvOf(store, current) })
    : new Refusal('not_found');
}
