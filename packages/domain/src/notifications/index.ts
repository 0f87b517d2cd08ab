export {
  notificationCategories,
  notificationPriorities,
  notificationTypes,
  type NotificationCategory,
  type NotificationDraft,
  type NotificationPriority,
  type NotificationType,
  type NotificationWords,
} from './notification.ts';
export { notificationFor, notifiedKinds } from './notification-for.ts';
export type { NotifiedEvent, NotifiedKind, NotifiedPayloads } from './notified-events.ts';
export { isQuiet } from './quiet-hours.ts';
export { badgeOf, timeAgo } from './time-ago.ts';
export { categorySwitches, isCategoryOn, isWanted } from './wanted.ts';
