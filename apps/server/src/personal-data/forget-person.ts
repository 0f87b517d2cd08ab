import { removeAccount, requireRemovable } from '../account/index.ts';
import type { Capability } from '../platform/capability.ts';
import type { Owner, Platform } from '../platform/context.ts';

/**
 * Ends all that belongs to a person: outside the store, the account, then what waits in the queue. An account that has to
 * stay is refused before anything ends.
 */
export async function forgetPerson(
  platform: Platform,
  capabilities: readonly Capability[],
  owner: Owner,
): Promise<void> {
  await requireRemovable(platform, owner);
  for (const { beforeDeletion } of capabilities) await beforeDeletion(platform, owner);
  await removeAccount(platform, owner);
  await platform.jobs.forget({ userId: owner.id });
  await platform.jobs.forget({ email: owner.email });
}
