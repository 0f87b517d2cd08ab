import { say } from '@candor/domain/say';
import type { Context } from '../platform/context.ts';
import { Refusal, fieldRefusal } from '../platform/refusal.ts';
import { isPasswordOf } from './password-hash.ts';
import { beganAt, passwordHashOf } from './store.ts';

/** For how long a sign-in stands in for the password of an account that has none. */
const RECENT_MS = 10 * 60_000;

/**
 * Asks a signed-in person for their password again, before what cannot be taken back: whoever finds an open browser
 * does not know it. An account without a password, entered by another service, must have been entered a moment ago.
 */
export async function confirmPassword(
  ctx: Context,
  password: string,
  field: 'password' | 'currentPassword' = 'password',
): Promise<void> {
  const hash = await passwordHashOf(ctx.store, ctx.owner.id);
  if (hash === null) {
    const began = await beganAt(ctx.store, ctx.owner.id, ctx.sessionId);
    if (!began || ctx.clock.now().getTime() - began.getTime() > RECENT_MS)
      throw new Refusal('recent_sign_in_required');
    return;
  }
  if (password === '') throw fieldRefusal(field, say`Password is required`);
  // Counted before the look, so that guesses in parallel cannot slip by.
  await ctx.limits.spend('sign-in-failures', ctx.owner.id);
  if (!(await isPasswordOf(hash, password)))
    throw fieldRefusal(field, say`This is not your password. Please try again.`);
  await ctx.limits.forget('sign-in-failures', ctx.owner.id);
}
