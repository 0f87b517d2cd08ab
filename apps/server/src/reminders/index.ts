export { reminders } from './capability.ts';
export {
  forgetReminder,
  forgetReminders,
  forgetRemindersOf,
  scheduleReminder,
  scheduleReminders,
} from './schedule-reminder.ts';
export { localTimeIn, momentIn, zoneOf } from '../platform/zoned-time.ts';
