import type { requestPasswordReset as endpoint } from '@candor/contracts/account';
import type { Call } from '../platform/bind.ts';
import { accountName, normalEmail } from './email.ts';

/** Only queues: whether the address has an account is looked up by the job, so the answer cannot tell. */
export async function requestPasswordReset({ ctx, input }: Call<typeof endpoint>) {
  const email = normalEmail(input.body.email);
  await ctx.limits.spend('sign-in-address', ctx.network);
  await ctx.limits.spend('reset-mails', accountName(email));
  await ctx.jobs.send('password-reset', { email });
  return { success: true as const };
}
