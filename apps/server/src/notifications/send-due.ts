import { isCategoryOn } from '@candor/domain/notifications';
import { activeOwner } from '../account/index.ts';
import { holdEvents } from '../events/index.ts';
import type { Owner, Platform } from '../platform/context.ts';
import { keepDoing } from '../platform/keep-doing.ts';
import { mailDigest } from './mail/mail-digest.ts';
import { nextOutgoing, planOutgoing, takeOutgoing, type OutgoingRow } from './outgoing-store.ts';
import { pushNewest } from './push/push-newest.ts';
import { markSent, unsentOf, type Channel, type NotificationRow } from './store.ts';

const MOST_IN_ONE = 20;
const AGAIN_MS = 15 * 60_000;
const MOST_ATTEMPTS = 5;

/** How a channel sends; false where it is worth another try. */
type Send = (platform: Platform, owner: Owner, rows: readonly NotificationRow[]) => Promise<boolean>;
const sends: Record<Channel, Send> = { mail: mailDigest, push: pushNewest };

/** What is sent to whom: noted as sent before it is, so that it never is twice. */
async function take(platform: Platform, next: OutgoingRow) {
  const { store, clock } = platform;
  const now = clock.now();
  const { userId, channel } = next;
  return store.transaction(async (tx) => {
    await holdEvents(tx, userId);
    const taken = await takeOutgoing(tx, next, now);
    if (!taken) return null;
    const owner = await activeOwner(tx, userId);
    const isOn = channel === 'push' || owner?.preferences.emailNotifications;
    if (!owner || !isOn) return { taken, owner, rows: [] };
    const rows = await unsentOf(tx, userId, channel, MOST_IN_ONE);
    await markSent(tx, { userId, channel, sentAt: now });
    // Of what was switched off since it came, nothing is told.
    return { taken, owner, rows: rows.filter(({ category }) => isCategoryOn(category, owner.preferences)) };
  });
}

/** Sends what is due of one person on one channel; false where nothing is. */
export async function sendDue(platform: Platform): Promise<boolean> {
  const { store, clock, log } = platform;
  const next = await nextOutgoing(store);
  if (!next || next.dueAt > clock.now()) return false;
  const found = await take(platform, next);
  if (!found) return false;
  const { taken, owner, rows } = found;
  if (!owner || rows.length === 0) return true;
  const { userId, channel, attempts } = taken;
  const isDone = await sends[channel](platform, owner, rows).catch((error: unknown) => {
    log.warn({ err: error, channel }, 'notifications were not sent; it is tried again');
    return false;
  });
  if (isDone || attempts + 1 >= MOST_ATTEMPTS) return true;
  const dueAt = new Date(clock.now().getTime() + AGAIN_MS);
  const ids = rows.map(({ id }) => id);
  await store.transaction(async (tx) => {
    await holdEvents(tx, userId);
    await markSent(tx, { userId, channel, sentAt: null }, ids);
    await planOutgoing(tx, { userId, channel, dueAt, attempts: attempts + 1 });
  });
  return true;
}

export function keepSending(platform: Platform): void {
  keepDoing(platform, {
    name: 'notifications',
    next: async () => (await nextOutgoing(platform.store))?.dueAt ?? null,
    doDue: () => sendDue(platform),
  });
}
