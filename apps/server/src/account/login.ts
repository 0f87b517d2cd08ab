import { APIError } from 'better-auth/api';
import type { login as endpoint } from '@candor/contracts/account';
import type { Call } from '../platform/bind.ts';
import type { PublicContext } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { withNewToken } from './auth.ts';
import { normalEmail } from './email.ts';
import type { Entry } from './entry.ts';
import { presentUser } from './present.ts';
import { requireSecondFactor } from './second-factor.ts';
import { countTry } from './sign-in-tries.ts';
import { userByEmail } from './store.ts';
import { isKnownDevice, notifyNewDevice } from './notify-new-device.ts';
import { loggedAs } from '../platform/logged-as.ts';

/** The session's token, or null for a wrong password, an unknown address or a stopped account. */
async function signedIn(
  entry: Entry,
  ctx: PublicContext,
  { email, password, code }: { email: string; password: string; code: string },
): Promise<string | null> {
  try {
    return await withNewToken(
      ctx,
      () => entry.auth.api.signInEmail({ body: { email, password } }),
      (id) => requireSecondFactor(entry, ctx, { id, email }, code),
    );
  } catch (error) {
    if (error instanceof APIError && error.status !== 'INTERNAL_SERVER_ERROR') return null;
    throw error;
  }
}

export async function login(entry: Entry, { ctx, input }: Call<typeof endpoint>) {
  const email = normalEmail(input.body.email);
  await ctx.limits.spend('sign-in-address', ctx.network);
  const counted = await countTry(ctx, entry.devices, email);
  const { password, code = '' } = input.body;
  const token = await signedIn(entry, ctx, { email, password, code }).catch(async (error: unknown) => {
    // Who is asked for a code has not failed.
    if (error instanceof Refusal && error.code === 'code_required') await counted.takeBack();
    throw error;
  });
  const owner = token && (await userByEmail(ctx.store, email));
  if (!token || !owner) {
    ctx.log.warn({ security: 'sign-in-refused' }, 'sign-in refused');
    throw new Refusal('bad_credentials');
  }
  const isKnown = isKnownDevice(entry, ctx, owner);
  await counted.wasRight();
  if (!isKnown) await notifyNewDevice(ctx, owner, token);
  ctx.log.info({ security: 'sign-in', person: loggedAs(owner.id) }, 'signed in');
  return { success: true as const, user: presentUser(ctx, owner), token };
}
