import type { logout as endpoint } from '@candor/contracts/account';
import type { Call } from '../platform/bind.ts';
import { deleteSession } from './store.ts';
import { loggedAs } from '../platform/logged-as.ts';

export async function logout({ ctx }: Call<typeof endpoint>) {
  await deleteSession(ctx.store, ctx.owner.id, ctx.sessionId);
  await ctx.events.publish('sessions-changed', { userId: ctx.owner.id });
  ctx.log.info({ security: 'sign-out', person: loggedAs(ctx.owner.id) }, 'signed out');
  return { success: true as const };
}
