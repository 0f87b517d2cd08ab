import { Refusal } from '../platform/refusal.ts';
import type { Owner, Platform } from '../platform/context.ts';
import { accountName } from './email.ts';
import { deleteUser, isLastAdministrator } from './standing-store.ts';

/** Refuses the last administrator, before anything of theirs is removed. */
export async function requireRemovable(
  { store }: Pick<Platform, 'store'>,
  { id }: Pick<Owner, 'id'>,
): Promise<void> {
  if (await isLastAdministrator(store, id)) throw new Refusal('last_administrator');
}

/**
 * Deletes an account; what it owns goes with it. Its sessions end on every instance, its streams with them. Refuses the
 * last administrator, without whom nobody could let another in.
 */
export async function removeAccount(
  { store, events, limits, log }: Pick<Platform, 'store' | 'events' | 'limits' | 'log'>,
  { id, email }: Pick<Owner, 'id' | 'email'>,
): Promise<void> {
  if (!(await deleteUser(store, id))) throw new Refusal('last_administrator');
  await events.publish('sessions-changed', { userId: id });
  await limits.forget('reset-mails', accountName(email));
  await limits.forget('sign-in-lifted', accountName(email));
  log.info({ security: 'account-deleted' }, 'account deleted');
}
