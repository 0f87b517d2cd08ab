import { localTimeIn, momentIn, zoneOf } from '../../platform/zoned-time.ts';
import type { Owner } from '../../platform/context.ts';
import type { Afterwards } from '../notify.ts';
import { planOutgoing } from '../outgoing-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The next time that the clock of a person shows a time of day. */
export function nextTimeFor(preferences: Owner['preferences'], time: string, now: Date): Date {
  const zone = zoneOf(preferences);
  const today = momentIn(zone, localTimeIn(zone, now).date, time);
  if (today > now) return today;
  return momentIn(zone, localTimeIn(zone, new Date(now.getTime() + DAY_MS)).date, time);
}

/** Plans the mail of the day, where the server sends mail and the person wants it. */
export const planDigest: Afterwards = async ({ platform, store }, { owner }) => {
  const { configuration, clock } = platform;
  const { preferences, id: userId } = owner;
  if (!configuration.SMTP_URL || !preferences.emailNotifications) return;
  const dueAt = nextTimeFor(preferences, preferences.digestAt, clock.now());
  await planOutgoing(store, { userId, channel: 'mail', dueAt });
};
