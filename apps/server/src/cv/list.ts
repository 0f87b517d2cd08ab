import type { listCvs as endpoint } from '@candor/contracts/cv';
import { variantsTogether } from '@candor/domain/cv';
import type { Call } from '../platform/bind.ts';
import { cardOf } from './present.ts';
import { cardsIn, cardsOf } from './store.ts';

export async function list({ ctx, input: { query } }: Call<typeof endpoint>) {
  const { store, owner } = ctx;
  const isUsual = query.in === 'active' && query.label === undefined;
  const rows = await (isUsual ? cardsOf(store, owner.id) : cardsIn(store, owner.id, query.in, query.label));
  return variantsTogether(rows.map(cardOf));
}
