import { eventPayloads, type EventPayload, type ReminderKind } from '@candor/contracts/events';
import type { Owner } from '../platform/context.ts';
import type { Store } from '../platform/database.ts';
import { isOrdinaryMoment } from '../platform/ordinary-moment.ts';
import { deleteReminders, deleteRemindersOf, upsertReminders, type NewReminder } from './store.ts';

/** What somebody is reminded of, once, as an event of its kind. */
interface Reminder<K extends ReminderKind> {
  kind: K;
  /** The id of what it is about; that of the event. */
  subject: string;
  /** Names it among all of the person's reminders, such as `task:` and an id. */
  key: string;
  /** Null takes it away. A time that has passed fires at once. */
  dueAt: Date | null;
  /** What the event carries. */
  payload: EventPayload<K>;
}

/**
 * Sets, changes or takes away a reminder in the caller's transaction. Called again with the time at which it fired, it
 * does not fire again.
 */
export const scheduleReminder = <K extends ReminderKind>(
  store: Store,
  owner: Pick<Owner, 'id'>,
  reminder: Reminder<K>,
): Promise<void> => scheduleReminders(store, owner, [reminder]);

/** The same of any number at once, each of another key. */
export async function scheduleReminders<K extends ReminderKind>(
  store: Store,
  { id: userId }: Pick<Owner, 'id'>,
  reminders: readonly Reminder<K>[],
): Promise<void> {
  const gone: string[] = [];
  const set: NewReminder[] = [];
  for (const { dueAt, ...reminder } of reminders) {
    // Nobody is reminded in the year 9999.
    if (dueAt === null || !isOrdinaryMoment(dueAt)) {
      gone.push(reminder.key);
      continue;
    }
    const payload = eventPayloads[reminder.kind].parse(reminder.payload);
    set.push({ ...reminder, userId, payload, dueAt });
  }
  await deleteReminders(store, userId, gone);
  await upsertReminders(store, set);
}

/** Takes away the reminder of a key. */
export function forgetReminder(store: Store, owner: Pick<Owner, 'id'>, key: string): Promise<void> {
  return deleteReminders(store, owner.id, [key]);
}

/** Takes away the reminders of these keys. */
export function forgetReminders(
  store: Store,
  owner: Pick<Owner, 'id'>,
  keys: readonly string[],
): Promise<void> {
  return deleteReminders(store, owner.id, keys);
}

/** Takes away a person's reminders of these kinds, as before they are set anew. */
export function forgetRemindersOf(
  store: Store,
  owner: Pick<Owner, 'id'>,
  kinds: readonly ReminderKind[],
): Promise<void> {
  return deleteRemindersOf(store, owner.id, kinds);
}
