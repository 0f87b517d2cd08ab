import type { matchRequirements as endpoint } from '@candor/contracts/optimizer';
import type { Call } from '../platform/bind.ts';

/** Lines of a CV that answer in other words what an analysis found open. Nothing is stored, and no score changes. */
export async function matchRequirements({ ctx, input: { body } }: Call<typeof endpoint>) {
  const { owner, signal } = ctx;
  await ctx.limits.spend('writing', owner.id);
  const { document, open } = body;
  return { answers: await ctx.requirementMatcher.answersIn(document, open, { by: owner.id, signal }) };
}
