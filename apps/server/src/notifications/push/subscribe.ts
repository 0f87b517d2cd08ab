import { createHash } from 'node:crypto';
import type * as endpoints from '@candor/contracts/push';
import { deviceIn, deviceName } from '@candor/domain/account';
import { say } from '@candor/domain/say';
import { holdEvents } from '../../events/index.ts';
import type { Call } from '../../platform/bind.ts';
import { Refusal } from '../../platform/refusal.ts';
import {
  deleteSubscription,
  subscriptionsOf,
  upsertSubscription,
  type SubscriptionRow,
} from './subscription-store.ts';
import { vapidKeys } from './vapid-keys.ts';

/** Browsers of one person. */
const MOST = 20;

/** Under which words a subscription is sealed: it opens for its person alone. */
export const sealedAs = (userId: string) => `push subscription ${userId}`;

const present =
  (sessionId: string) =>
  ({ id, device, createdAt, sessionId: of }: SubscriptionRow) => ({
    id,
    device: deviceName(device),
    createdAt: createdAt.toISOString(),
    isThisDevice: of === sessionId,
  });

export async function getPush({ ctx }: Call<typeof endpoints.getPush>) {
  const { publicKey } = await vapidKeys(ctx);
  const rows = await subscriptionsOf(ctx.store, ctx.owner.id);
  return { publicKey, devices: rows.map(present(ctx.sessionId)) };
}

export async function subscribe({ ctx, input: { body } }: Call<typeof endpoints.subscribeToPush>) {
  const { id: userId } = ctx.owner;
  const addressHash = createHash('sha256').update(body.endpoint).digest('base64url');
  const row = await ctx.store.transaction(async (store) => {
    // Browsers that come at once wait for each other: each counts the ones before it.
    await holdEvents(store, userId);
    const known = await subscriptionsOf(store, userId);
    const isKnown = known.some((one) => one.addressHash === addressHash);
    if (!isKnown && known.length >= MOST)
      throw new Refusal('too_many', say`Up to ${MOST} devices can get notifications.`);
    return upsertSubscription(store, {
      userId,
      sessionId: ctx.sessionId,
      addressHash,
      sealed: ctx.seals.seal(JSON.stringify(body), sealedAs(userId)),
      device: deviceIn(ctx.userAgent),
      createdAt: ctx.clock.now(),
    });
  });
  return present(ctx.sessionId)(row);
}

export async function unsubscribeFromPush({ ctx, input }: Call<typeof endpoints.unsubscribeFromPush>) {
  if (!(await deleteSubscription(ctx.store, ctx.owner.id, input.params.id))) throw new Refusal('not_found');
}
