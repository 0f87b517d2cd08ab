import { applicationName, kindOfStage, reminderOf } from '@candor/domain/applications';
import { ownerById } from '../account/index.ts';
import type { Owner } from '../platform/context.ts';
import type { Store } from '../platform/database.ts';
import {
  forgetReminder,
  forgetRemindersOf,
  localTimeIn,
  momentIn,
  scheduleReminder,
  zoneOf,
} from '../reminders/index.ts';
import { utcDay } from '../platform/zoned-time.ts';
import { boardOf } from './board-store.ts';
import { tasksToRemindOf, type RemindedRow } from './part-store.ts';

/** When a reminder of a day is due. */
const TIME = '09:00';

const keyOf = (taskId: string) => `application-task:${taskId}`;

function dayBefore(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return utcDay(new Date(Date.UTC(year, month - 1, date - 1)));
}

interface Reminding {
  store: Store;
  owner: Pick<Owner, 'id'>;
  now: Date;
}

/**
 * Has the reminders of these applications follow their tasks, in the transaction of what changed them; of all of a person's
 * where no ids are given. What is over already gets none.
 */
export async function remindOf(
  { store, owner, now }: Reminding,
  ids: readonly string[] | null,
): Promise<void> {
  const rows = await tasksToRemindOf(store, owner.id, ids);
  if (rows.length === 0) return;
  const { stages } = await boardOf(store, owner.id);
  const person = await ownerById(store, owner.id);
  const zone = zoneOf(person?.preferences ?? { timeZone: '', deviceTimeZone: '' });
  const isAhead = (moment: Date) => moment > now;
  const set = (row: RemindedRow): Promise<void> => {
    const { id, applicationId: subject, title, doneAt, startsAt, isPutAway } = row;
    const key = keyOf(id);
    const task = { ...row, startsAt: startsAt && startsAt.toISOString(), isDone: doneAt !== null };
    const reminder = isPutAway ? null : reminderOf(task, kindOfStage(stages, row.stage));
    const application = applicationName({ title: row.jobTitle, company: row.company });
    if (reminder?.kind === 'task-due') {
      const dueAt = momentIn(zone, reminder.on, TIME);
      const payload = { task: title, application, on: reminder.on };
      if (isAhead(dueAt))
        return scheduleReminder(store, owner, { kind: 'task-due', subject, key, dueAt, payload });
    }
    if (reminder?.kind === 'interview-tomorrow') {
      const day = localTimeIn(zone, new Date(reminder.startsAt)).date;
      const dueAt = momentIn(zone, dayBefore(day), TIME);
      const payload = { interview: title, application, startsAt: reminder.startsAt };
      if (isAhead(dueAt))
        return scheduleReminder(store, owner, { kind: 'interview-tomorrow', subject, key, dueAt, payload });
    }
    return forgetReminder(store, owner, key);
  };
  for (const row of rows) await set(row);
}

/** Removes the reminder of a task that was deleted. */
export const forgetTask = ({ store, owner }: Omit<Reminding, 'now'>, taskId: string): Promise<void> =>
  forgetReminder(store, owner, keyOf(taskId));

/** Sets all reminders of a person's applications again: what came in with an export has new ids. */
export async function remindAnew(reminding: Reminding): Promise<void> {
  await forgetRemindersOf(reminding.store, reminding.owner, ['task-due', 'interview-tomorrow']);
  await remindOf(reminding, null);
}
