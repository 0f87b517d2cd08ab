import type { Context } from '../platform/context.ts';
import type { Store } from '../platform/database.ts';
import { cvOfKey, keepKey, type CvRow } from './store.ts';

/** Ends a transaction whose key another call of the same key has used in the meantime. */
class KeyTaken extends Error {}

/** Makes a CV in one transaction; calls of one request key make one, and each answers with it. */
export async function makeOnce(ctx: Context, make: (tx: Store) => Promise<CvRow>): Promise<CvRow> {
  const { store, owner, requestKey } = ctx;
  const ofKey = async () => (requestKey === null ? undefined : cvOfKey(store, owner.id, requestKey));
  const before = await ofKey();
  if (before) return before;
  try {
    return await store.transaction(async (tx) => {
      const row = await make(tx);
      if (requestKey !== null && !(await keepKey(tx, owner.id, requestKey, row.id))) throw new KeyTaken();
      return row;
    });
  } catch (error) {
    const first = error instanceof KeyTaken ? await ofKey() : undefined;
    if (!first) throw error;
    return first;
  }
}
