import type { repairImport as endpoint } from '@candor/contracts/importing';
import type { Call } from '../platform/bind.ts';

/** Words that a language model would put elsewhere, for the person to decide. Nothing is stored. */
export async function repairImport({ ctx, input: { body } }: Call<typeof endpoint>) {
  const { owner, signal } = ctx;
  await ctx.limits.spend('writing', owner.id);
  const { document, unplaced, text } = body;
  const asker = { by: owner.id, signal };
  const { writer, repairs } = await ctx.importRepairer.repairsOf({ document, unplaced }, text, asker);
  return { writer, repairs: repairs.map((moves) => ({ moves })) };
}
