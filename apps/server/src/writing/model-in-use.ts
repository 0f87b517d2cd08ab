import type { modelInUse as endpoint } from '@candor/contracts/writing';
import type { Call } from '../platform/bind.ts';

export async function modelInUse({ ctx }: Call<typeof endpoint>) {
  return { isInUse: (await ctx.languageModels.inUse(ctx.owner.id)) !== null };
}
