import type { endOtherSessions as othersEndpoint, endSession as endpoint } from '@candor/contracts/security';
import type { Call } from '../platform/bind.ts';
import type { Context } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { loggedAs } from '../platform/logged-as.ts';
import { changeAccount, securityChange } from './change-account.ts';
import { deleteOtherSessions, deleteSession } from './store.ts';

async function end(ctx: Context, work: Parameters<typeof changeAccount<true>>[3]) {
  const userId = ctx.owner.id;
  const ended = await changeAccount(ctx, userId, securityChange('sessions-ended'), work);
  if (ended) ctx.log.info({ security: 'sessions-ended', person: loggedAs(userId) }, 'sessions ended');
  return ended;
}

export async function endSession({ ctx, input }: Call<typeof endpoint>) {
  const ended = await end(ctx, async (store) =>
    (await deleteSession(store, ctx.owner.id, input.params.id)) ? true : null,
  );
  if (!ended) throw new Refusal('not_found');
  return { success: true as const };
}

export async function endOtherSessions({ ctx }: Call<typeof othersEndpoint>) {
  await end(ctx, async (store) =>
    (await deleteOtherSessions(store, ctx.owner.id, ctx.sessionId)) > 0 ? true : null,
  );
  return { success: true as const };
}
