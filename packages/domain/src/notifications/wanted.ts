import type { Preferences } from '../settings/index.ts';
import type { NotificationCategory, NotificationDraft } from './notification.ts';

/** The switch of each category. */
export const categorySwitches = {
  cv: 'notifyCv',
  application: 'notifyApplication',
  feedback: 'notifyFeedback',
  tips: 'notifyTips',
  system: 'notifySystem',
} as const satisfies Record<NotificationCategory, keyof Preferences>;

type Switches = Pick<Preferences, (typeof categorySwitches)[NotificationCategory] | 'notifyOtherDevices'>;

/** Whether a category is switched on. */
export function isCategoryOn(category: NotificationCategory, switches: Switches): boolean {
  return switches[categorySwitches[category]];
}

/** Whether somebody wants the notification. Own saves on other devices have a switch of their own. */
export function isWanted(
  { category, isOwnSave }: Pick<NotificationDraft, 'category' | 'isOwnSave'>,
  switches: Switches,
): boolean {
  return isCategoryOn(category, switches) && (!isOwnSave || switches.notifyOtherDevices);
}
