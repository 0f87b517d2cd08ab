import type { deleteConversation as endpoint } from '@candor/contracts/conversations';
import type { Call } from '../platform/bind.ts';
import { Refusal } from '../platform/refusal.ts';
import { deleteConversation } from './store.ts';

export async function remove({ ctx, input: { params } }: Call<typeof endpoint>): Promise<void> {
  if (!(await deleteConversation(ctx.store, ctx.owner.id, params.id))) throw new Refusal('not_found');
}
