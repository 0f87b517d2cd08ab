import type { deleteAccount as endpoint } from '@candor/contracts/personal-data';
import { confirmPassword, removeAccount } from '../account/index.ts';
import type { Call } from '../platform/bind.ts';
import type { Capability } from '../platform/capability.ts';

/** Deletes the account of the caller with all that belongs to it. Their sessions and streams end at once. */
export async function deleteAccount(
  capabilities: readonly Capability[],
  { ctx, input }: Call<typeof endpoint>,
) {
  const { owner } = ctx;
  await confirmPassword(ctx, input.body.password);
  for (const { beforeDeletion } of capabilities) await beforeDeletion(ctx, owner);
  await removeAccount(ctx, owner);
  await ctx.jobs.forget({ userId: owner.id });
  await ctx.jobs.forget({ email: owner.email });
  return { success: true as const };
}
