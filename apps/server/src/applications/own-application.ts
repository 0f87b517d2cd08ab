import type { Context } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { applicationOf } from './present.ts';
import { applicationById, type ApplicationRow } from './store.ts';

type Reader = Pick<Context, 'store' | 'owner'>;

/** One of the caller's applications; another's is not found, nor one in the trash. */
export async function ownApplication({ store, owner }: Reader, id: string): Promise<ApplicationRow> {
  const row = await applicationById(store, owner.id, id);
  if (!row) throw new Refusal('not_found');
  return row;
}

/** Why a write over a version did not happen, with what is there now. */
export async function staleApplication(
  { store }: Pick<Reader, 'store'>,
  row: ApplicationRow,
): Promise<Refusal> {
  return new Refusal('stale', undefined, { current: await applicationOf(store, row) });
}
