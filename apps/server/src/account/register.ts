import type { register as endpoint } from '@candor/contracts/account';
import type { Call } from '../platform/bind.ts';
import { Refusal } from '../platform/refusal.ts';
import { admit } from './admit.ts';
import { normalEmail } from './email.ts';
import { enter } from './enter.ts';
import type { Entry } from './entry.ts';
import { hashPassword } from './password-hash.ts';
import { refuseWeakPassword } from './password-rules.ts';
import { insertAccount } from './store.ts';

export async function register(entry: Entry, { ctx, input }: Call<typeof endpoint>) {
  await ctx.limits.spend('sign-in-address', ctx.network);
  const { name, password, invitation } = input.body;
  const email = normalEmail(input.body.email);
  const admitted = await admit(ctx, { email, invitation });
  await refuseWeakPassword(password, ctx.configuration.PASSWORD_MIN_LENGTH);
  // Made for a taken address too, so that both answers take as long.
  const passwordHash = await hashPassword(password);
  const owner = await insertAccount(
    ctx.store,
    { email, name, role: 'user', credential: { passwordHash } },
    admitted,
  );
  if (!owner) {
    ctx.log.info({ security: 'sign-up-refused' }, 'sign-up refused');
    throw new Refusal('account_refused');
  }
  return enter(entry, ctx, owner, 'sign-up');
}
