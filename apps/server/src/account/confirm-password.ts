import type { Context } from '../platform/context.ts';
import { fieldRefusal } from '../platform/refusal.ts';
import { isPasswordOf } from './password-hash.ts';
import { passwordHashOf } from './store.ts';

/**
 * Asks a signed-in person for their password again, before what cannot be taken back: whoever finds an open browser
 * does not know it. An account without a password, entered by another service, has none to ask for.
 */
export async function confirmPassword(
  ctx: Context,
  password: string,
  field: 'password' | 'currentPassword' = 'password',
): Promise<void> {
  const hash = await passwordHashOf(ctx.store, ctx.owner.id);
  if (hash === null) return;
  // Counted before the look, so that guesses in parallel cannot slip by.
  await ctx.limits.spend('sign-in-failures', ctx.owner.id);
  if (!(await isPasswordOf(hash, password)))
    throw fieldRefusal(field, 'This is not your password. Please try again.');
  await ctx.limits.forget('sign-in-failures', ctx.owner.id);
}
