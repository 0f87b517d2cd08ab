import type { deleteLetter as endpoint } from '@candor/contracts/letters';
import type { Call } from '../platform/bind.ts';
import { Refusal } from '../platform/refusal.ts';
import { deleteLetterRow } from './store.ts';

export async function deleteLetter({ ctx, input }: Call<typeof endpoint>): Promise<void> {
  if (!(await deleteLetterRow(ctx.store, ctx.owner.id, input.params.id))) throw new Refusal('not_found');
}
