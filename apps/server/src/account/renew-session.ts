import type { SecurityChange } from '@candor/contracts/events';
import type { Context } from '../platform/context.ts';
import type { Store } from '../platform/database.ts';
import { loggedAs } from '../platform/logged-as.ts';
import { withNewToken } from './auth.ts';
import { changeAccount, securityChange } from './change-account.ts';
import type { Entry } from './entry.ts';
import { recipientOf } from './security-notice.ts';
import { deleteSessions } from './store.ts';

/**
 * Changes how the account is entered and ends all its sessions in one transaction; gives the token of a new one for the
 * caller. Where `work` refuses, nothing is changed.
 */
export async function changeAndRenew(
  { auth }: Pick<Entry, 'auth'>,
  ctx: Context,
  change: SecurityChange,
  work: (store: Store) => Promise<void>,
): Promise<string> {
  const { id: userId } = ctx.owner;
  await changeAccount(ctx, userId, securityChange(change), async (store) => {
    await work(store);
    await deleteSessions(store, userId);
    return true;
  });
  const { internalAdapter } = await auth.$context;
  const token = await withNewToken(ctx, () => internalAdapter.createSession(userId));
  await ctx.jobs.send('security-notice', { ...recipientOf(ctx.owner), change });
  ctx.log.info({ security: change, person: loggedAs(userId) }, 'the way into an account changed');
  return token;
}
