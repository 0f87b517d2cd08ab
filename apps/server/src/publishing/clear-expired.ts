import { cvKind } from '../cv/index.ts';
import { placeDocument } from '../documents/index.ts';
import type { Platform } from '../platform/context.ts';
import { documentsExpiredBefore } from './store.ts';
import { utcDay } from '../platform/zoned-time.ts';

const DAY_MS = 24 * 3600 * 1000;

/** Takes down for good what had its last day: visitors have not found it since, and now its card says so too. */
export async function clearExpired({ store, clock }: Pick<Platform, 'store' | 'clock'>): Promise<void> {
  // A day is over everywhere half a day after it is in UTC.
  const day = utcDay(new Date(clock.now().getTime() - DAY_MS));
  for (const { id, userId } of await documentsExpiredBefore(store, day))
    await placeDocument(store, cvKind, userId, id, { isPublic: false });
}
