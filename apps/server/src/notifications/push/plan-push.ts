import { isQuiet } from '@candor/domain/notifications';
import type { Owner } from '../../platform/context.ts';
import { localTimeIn, zoneOf } from '../../platform/zoned-time.ts';
import { nextTimeFor } from '../mail/plan-digest.ts';
import type { Afterwards } from '../notify.ts';
import { planOutgoing } from '../outgoing-store.ts';
import { subscriptionsOf } from './subscription-store.ts';

/** What comes together is sent together. */
const GATHERED_MS = 2_000;

/** When a notification may be pushed: soon, or when the person's quiet hours end. */
export function pushTimeFor(preferences: Owner['preferences'], now: Date): Date {
  const { time } = localTimeIn(zoneOf(preferences), now);
  return isQuiet(preferences, time)
    ? nextTimeFor(preferences, preferences.quietUntil, now)
    : new Date(now.getTime() + GATHERED_MS);
}

/** Plans a push where the person has a browser that takes it. */
export const planPush: Afterwards = async ({ platform, store }, { owner }) => {
  const { id: userId, preferences } = owner;
  if ((await subscriptionsOf(store, userId)).length === 0) return;
  await planOutgoing(store, {
    userId,
    channel: 'push',
    dueAt: pushTimeFor(preferences, platform.clock.now()),
  });
};
