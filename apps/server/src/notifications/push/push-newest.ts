import { z } from 'zod';
import { plural, say } from '@candor/domain/say';
import { readerLanguage } from '@candor/domain/settings';
import type { Owner, Platform } from '../../platform/context.ts';
import { inOfferedLanguage } from '../../platform/reader-language.ts';
import type { NotificationRow } from '../store.ts';
import { wordsOf } from '../words.ts';
import { sealedAs } from './subscribe.ts';
import { deleteSubscription, subscriptionsOf } from './subscription-store.ts';

const addressSchema = z.object({
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
});

/** What a device shows: the notification, or how many there are. */
function messageOf(rows: readonly NotificationRow[]) {
  const [newest] = rows;
  if (!newest) return null;
  const { id, actionUrl } = newest;
  const { title, message } = wordsOf(newest);
  if (rows.length === 1) return { tag: id, title, body: message, url: actionUrl };
  const many = say`${plural(rows.length, { one: '# new notification', other: '# new notifications' })}`;
  return { tag: 'many', title: many, body: title, url: '/notifications' };
}

/** Pushes to the person's browsers what each is to show; false where one could not be reached. */
export async function pushNewest(
  { store, seals, push, configuration }: Platform,
  { id: userId, preferences }: Owner,
  rows: readonly NotificationRow[],
): Promise<boolean> {
  const subscriptions = await subscriptionsOf(store, userId);
  const results = await Promise.all(
    subscriptions.map(async ({ id, sealed, sessionId }) => {
      const unseen = rows.filter(({ fromSession }) => fromSession !== sessionId);
      const message = await inOfferedLanguage(configuration, readerLanguage(preferences), () =>
        messageOf(unseen),
      );
      if (!message) return 'sent';
      const opened = seals.open(sealed, sealedAs(userId));
      const result = opened
        ? await push.send(addressSchema.parse(JSON.parse(opened)), message)
        : ('gone' as const);
      if (result === 'gone') await deleteSubscription(store, userId, id);
      return result;
    }),
  );
  // Where some were reached they would show it twice: another try is for when none was.
  return results.length === 0 || results.some((result) => result !== 'failed');
}
