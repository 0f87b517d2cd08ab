import type { Owner, PublicContext } from '../platform/context.ts';
import { loggedAs } from '../platform/logged-as.ts';
import { withNewToken } from './auth.ts';
import { accountName } from './email.ts';
import type { Entry } from './entry.ts';
import { presentUser } from './present.ts';
import { isKnownDevice, notifyNewDevice } from './notify-new-device.ts';

/** Opens a session for somebody who has proved who they are, by a browser that is known to the account from now on. */
export async function enter(
  { auth, devices }: Pick<Entry, 'auth' | 'devices'>,
  ctx: PublicContext,
  owner: Owner,
  by: 'sign-up' | 'sign-in',
) {
  const isKnown = by === 'sign-up' || isKnownDevice({ devices }, ctx, owner);
  const { internalAdapter } = await auth.$context;
  const token = await withNewToken(ctx, () => internalAdapter.createSession(owner.id));
  devices.remember(ctx, accountName(owner.email));
  if (!isKnown) await notifyNewDevice(ctx, owner, token);
  ctx.log.info({ security: by, person: loggedAs(owner.id) }, by === 'sign-up' ? 'signed up' : 'signed in');
  return { success: true as const, user: presentUser(ctx, owner), token };
}
