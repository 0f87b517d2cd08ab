import type { Store } from '../platform/database.ts';
import type { PublicContext } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { siteOf } from '../platform/site.ts';
import { deleteInvitationOf, takeInvitation } from './invitation-store.ts';
import { tokenHash } from './token.ts';

/** Who wants an account: the address, and the token of their invitation where they have one. */
export interface Newcomer {
  email: string;
  invitation: string | undefined;
}

/** Refuses where no account is made for a newcomer; gives what uses their invitation up as the account is made. */
export async function admit(
  { store, clock }: Pick<PublicContext, 'store' | 'clock'>,
  { email, invitation }: Newcomer,
): Promise<(tx: Store) => Promise<void>> {
  const { signUp } = await siteOf(store);
  if (signUp === 'closed') throw new Refusal('sign_up_closed');
  if (signUp === 'open') return (tx) => deleteInvitationOf(tx, email);
  if (invitation === undefined) throw new Refusal('invitation_required');
  return async (tx) => {
    if (!(await takeInvitation(tx, { hash: tokenHash(invitation), email, now: clock.now() })))
      throw new Refusal('invitation_over');
  };
}
