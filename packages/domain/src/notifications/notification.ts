export const notificationTypes = ['success', 'info', 'warning', 'error'] as const;
export type NotificationType = (typeof notificationTypes)[number];

export const notificationPriorities = ['low', 'medium', 'high'] as const;
export type NotificationPriority = (typeof notificationPriorities)[number];

/** What a notification is of; each can be switched off. */
export const notificationCategories = ['cv', 'application', 'feedback', 'tips', 'system'] as const;
export type NotificationCategory = (typeof notificationCategories)[number];

/** What a notification says, and where it leads. */
export interface NotificationWords {
  type: NotificationType;
  title: string;
  message: string;
  actionUrl: string;
  actionLabel: string;
  priority: NotificationPriority;
  category: NotificationCategory;
}

/** A notification before it is stored. */
export interface NotificationDraft extends NotificationWords {
  /** There is one notification of a key, ever. */
  key: string;
  /** While one of the same group is unread, it counts one more instead, and says so. */
  group: { key: string; many: (count: number) => Pick<NotificationWords, 'title' | 'message'> } | null;
  /** Of something that a person did themselves: sent only to their other devices. */
  isOwnAct: boolean;
  /** Of own saves elsewhere, which have a switch of their own. */
  isOwnSave: boolean;
}
