import type { listCvs as endpoint } from '@candor/contracts/cv';
import type { Call } from '../platform/bind.ts';
import { cardOf } from './present.ts';
import { cardsOf } from './store.ts';

export async function list({ ctx }: Call<typeof endpoint>) {
  return (await cardsOf(ctx.store, ctx.owner.id)).map(cardOf);
}
