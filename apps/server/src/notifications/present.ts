import type { Notification } from '@candor/contracts/notifications';
import type { NotificationRow } from './store.ts';
import { wordsOf } from './words.ts';

export function presentNotification(row: NotificationRow): Notification {
  const { id, type, at, readAt, actionUrl, priority, category, count } = row;
  const shown = { type, ...wordsOf(row), actionUrl, priority, category };
  return { id, ...shown, timestamp: at.toISOString(), read: readAt !== null, count };
}
