import type { saveOwnPay as endpoint } from '@candor/contracts/salary';
import type { Call } from '../platform/bind.ts';
import { deleteOwnPay, putOwnPay } from './store.ts';

export async function saveOwnPay({ ctx, input }: Call<typeof endpoint>) {
  const { country, amount } = input.body;
  if (amount === null) await deleteOwnPay(ctx.store, ctx.owner.id, country);
  else await putOwnPay(ctx.store, ctx.owner.id, country, Math.round(amount));
}
