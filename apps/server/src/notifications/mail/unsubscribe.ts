import type { unsubscribe as endpoint } from '@candor/contracts/notifications';
import { changePreferences } from '../../account/index.ts';
import type { Call } from '../../platform/bind.ts';
import { Refusal } from '../../platform/refusal.ts';
import { userOfToken } from './unsubscribe-token.ts';

/** Turns the mails off for whoever has the link of one; the same answer however often. */
export async function unsubscribe({ ctx, input: { body } }: Call<typeof endpoint>) {
  await ctx.limits.spend('sign-in-address', ctx.network);
  const userId = userOfToken(ctx.secret, body.token);
  if (userId === null) throw new Refusal('unsubscribe_refused');
  await changePreferences(ctx, userId, { emailNotifications: false });
  return { success: true as const };
}
