import type { deleteCv as endpoint } from '@candor/contracts/cv';
import type { Call } from '../platform/bind.ts';
import { Refusal } from '../platform/refusal.ts';
import { deleteCvRow } from './store.ts';

export async function deleteCv({ ctx, input }: Call<typeof endpoint>): Promise<void> {
  if (!(await deleteCvRow(ctx.store, ctx.owner.id, input.params.id))) throw new Refusal('not_found');
}
