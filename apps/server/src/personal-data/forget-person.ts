import type { Capability } from '../platform/capability.ts';
import type { Owner, Platform } from '../platform/context.ts';

/** Ends all that belongs to a person: outside the store first, then the account, then what waits in the queue. */
export async function forgetPerson(
  platform: Platform,
  capabilities: readonly Capability[],
  owner: Owner,
  removeAccount: () => Promise<void>,
): Promise<void> {
  for (const { beforeDeletion } of capabilities) await beforeDeletion(platform, owner);
  await removeAccount();
  await platform.jobs.forget({ userId: owner.id });
  await platform.jobs.forget({ email: owner.email });
}
