import type { Context } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { cvById, type CvRow } from './store.ts';

/** One of the caller's CVs; another's is not found. */
export async function ownCv(ctx: Pick<Context, 'store' | 'owner'>, id: string): Promise<CvRow> {
  const row = await cvById(ctx.store, ctx.owner.id, id);
  if (!row) throw new Refusal('not_found');
  return row;
}
