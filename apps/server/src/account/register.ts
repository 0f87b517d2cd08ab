import type { register as endpoint } from '@candor/contracts/account';
import type { Call } from '../platform/bind.ts';
import { loggedAs } from '../platform/logged-as.ts';
import { Refusal } from '../platform/refusal.ts';
import { siteOf } from '../platform/site.ts';
import { withNewToken } from './auth.ts';
import { accountName, normalEmail } from './email.ts';
import type { Entry } from './entry.ts';
import { hashPassword } from './password-hash.ts';
import { refuseWeakPassword } from './password-rules.ts';
import { presentUser } from './present.ts';
import { insertAccount } from './store.ts';

export async function register({ auth, devices }: Entry, { ctx, input }: Call<typeof endpoint>) {
  await ctx.limits.spend('sign-in-address', ctx.network);
  if ((await siteOf(ctx.store)).signUp === 'closed') throw new Refusal('sign_up_closed');
  const { name, password } = input.body;
  await refuseWeakPassword(password, ctx.configuration.PASSWORD_MIN_LENGTH);
  const owner = await insertAccount(ctx.store, {
    email: normalEmail(input.body.email),
    name,
    // Made for a taken address too, so that both answers take as long.
    passwordHash: await hashPassword(password),
    role: 'user',
  });
  if (!owner) {
    ctx.log.info({ security: 'sign-up-refused' }, 'sign-up refused');
    throw new Refusal('account_refused');
  }
  const { internalAdapter } = await auth.$context;
  const token = await withNewToken(ctx, () => internalAdapter.createSession(owner.id));
  devices.remember(ctx, accountName(owner.email));
  ctx.log.info({ security: 'sign-up', person: loggedAs(owner.id) }, 'signed up');
  return { success: true as const, user: presentUser(ctx, owner), token };
}
