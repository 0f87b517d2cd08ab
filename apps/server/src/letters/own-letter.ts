import type { Context } from '../platform/context.ts';
import type { Store } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { letterOf } from './present.ts';
import { letterById, type LetterRow } from './store.ts';

/** One of the caller's letters; another's is not found. */
export async function ownLetter(ctx: Pick<Context, 'store' | 'owner'>, id: string): Promise<LetterRow> {
  const row = await letterById(ctx.store, ctx.owner.id, id);
  if (!row) throw new Refusal('not_found');
  return row;
}

/** Why a write over a version did not happen: the letter is not there, or another version is, which goes along. */
export async function staleLetter(store: Store, userId: string, id: string): Promise<Refusal> {
  const current = await letterById(store, userId, id);
  return current ? new Refusal('stale', undefined, { current: letterOf(current) }) : new Refusal('not_found');
}
