import type { AdminUser, BulkAction, changeUser, changeUsers, removeUser } from '@candor/contracts/admin';
import { ownerById, setAccountActive } from '../account/index.ts';
import { forgetPerson } from '../personal-data/index.ts';
import type { Call } from '../platform/bind.ts';
import type { Capability } from '../platform/capability.ts';
import type { Context } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { recordAudit } from './audit-log.ts';
import { adminUser, setPlan } from './user-store.ts';

async function userOrRefusal(ctx: Context, id: string): Promise<AdminUser> {
  const user = await adminUser(ctx.store, id);
  if (!user) throw new Refusal('not_found');
  return user;
}

/** Nobody locks themselves out. That somebody who may manage accounts is left, the account's own store sees to. */
function refuseOwn(ctx: Context, { id }: AdminUser): void {
  if (id === ctx.owner.id) throw new Refusal('protected', 'This is your own account.');
}

async function setActive(ctx: Context, user: AdminUser, isActive: boolean): Promise<void> {
  if (!isActive) refuseOwn(ctx, user);
  if (user.isActive === isActive) return;
  await setAccountActive(ctx, user.id, isActive);
  await recordAudit(ctx, isActive ? 'activate' : 'deactivate', user.id);
}

async function remove(ctx: Context, capabilities: readonly Capability[], user: AdminUser): Promise<void> {
  refuseOwn(ctx, user);
  const owner = await ownerById(ctx.store, user.id);
  if (!owner) return;
  await forgetPerson(ctx, capabilities, owner);
  await recordAudit(ctx, 'delete');
}

export async function change({ ctx, input: { params, body } }: Call<typeof changeUser>) {
  const user = await userOrRefusal(ctx, params.id);
  const { isActive, subscriptionPlan } = body;
  if (isActive !== undefined) await setActive(ctx, user, isActive);
  if (subscriptionPlan !== undefined && subscriptionPlan !== user.subscriptionPlan) {
    await setPlan(ctx.store, user.id, subscriptionPlan);
    await ctx.events.publish('sessions-changed', { userId: user.id });
    await recordAudit(ctx, 'plan', user.id, subscriptionPlan);
  }
  return { user: await userOrRefusal(ctx, params.id) };
}

export async function removeOne(
  capabilities: readonly Capability[],
  { ctx, input: { params } }: Call<typeof removeUser>,
): Promise<void> {
  await remove(ctx, capabilities, await userOrRefusal(ctx, params.id));
}

/** One account of several; the reason where it stays as it is. */
async function changeOne(
  ctx: Context,
  capabilities: readonly Capability[],
  id: string,
  action: BulkAction,
): Promise<string | null> {
  try {
    const user = await userOrRefusal(ctx, id);
    if (action === 'delete') await remove(ctx, capabilities, user);
    else await setActive(ctx, user, action === 'activate');
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

export async function changeMany(
  capabilities: readonly Capability[],
  { ctx, input: { body } }: Call<typeof changeUsers>,
) {
  const refused: { id: string; reason: string }[] = [];
  const ids = [...new Set(body.ids)];
  for (const id of ids) {
    const reason = await changeOne(ctx, capabilities, id, body.action);
    if (reason !== null) refused.push({ id, reason });
  }
  return { changed: ids.length - refused.length, refused };
}
