import type { deleteAccount as endpoint } from '@candor/contracts/personal-data';
import { confirmPassword } from '../account/index.ts';
import type { Call } from '../platform/bind.ts';
import type { Capability } from '../platform/capability.ts';
import { forgetPerson } from './forget-person.ts';

/** Deletes the account of the caller with all that belongs to it. Their sessions and streams end at once. */
export async function deleteAccount(
  capabilities: readonly Capability[],
  { ctx, input }: Call<typeof endpoint>,
) {
  const { owner } = ctx;
  await confirmPassword(ctx, input.body.password);
  await forgetPerson(ctx, capabilities, owner);
  return { success: true as const };
}
