import type { listLetters as endpoint } from '@candor/contracts/letters';
import type { Call } from '../platform/bind.ts';
import { letterCardOf } from './present.ts';
import { letterCardsOf } from './store.ts';

export async function list({ ctx, input: { query } }: Call<typeof endpoint>) {
  return (await letterCardsOf(ctx.store, ctx.owner.id, query.in)).map(letterCardOf);
}
