import type { Notification } from '@candor/contracts/notifications';
import type { NotificationRow } from './store.ts';

export function presentNotification(row: NotificationRow): Notification {
  const { id, type, title, message, at, readAt, actionUrl, actionLabel, priority, category, count } = row;
  const words = { type, title, message, actionUrl, actionLabel, priority, category };
  return { id, ...words, timestamp: at.toISOString(), read: readAt !== null, count };
}
