import { forgetReminders, localTimeIn, momentIn, scheduleReminders, zoneOf } from '../reminders/index.ts';
import type { Context } from '../platform/context.ts';
import type { ContactRow } from './store.ts';

/** When people are reminded, where they are. */
const HOUR = '09:00';

type Followed = Pick<ContactRow, 'id' | 'name' | 'company' | 'status' | 'nextFollowUp' | 'trashedAt'>;

const KIND = 'follow-up-due';
const keyOf = (id: string) => `contact:${id}`;

/** Removes the reminders of deleted contacts. */
export const forgetFollowUps = ({ store, owner }: Pick<Context, 'store' | 'owner'>, ids: readonly string[]) =>
  forgetReminders(store, owner, ids.map(keyOf));

/** Sets the reminders of contacts' follow-ups, or takes them away. A day that is over reminds nobody: the list shows it. */
export function remindOf(
  { store, owner, clock }: Pick<Context, 'store' | 'owner' | 'clock'>,
  rows: readonly Followed[],
): Promise<void> {
  const zone = zoneOf(owner.preferences);
  const today = localTimeIn(zone, clock.now()).date;
  const reminderOf = ({ id, name, company, status, nextFollowUp, trashedAt }: Followed) => {
    const isPlanned =
      nextFollowUp !== null && status === 'active' && trashedAt === null && nextFollowUp >= today;
    return {
      kind: KIND,
      subject: id,
      key: keyOf(id),
      dueAt: isPlanned ? momentIn(zone, nextFollowUp, HOUR) : null,
      payload: { contact: name, company, note: '' },
    } as const;
  };
  return scheduleReminders(store, owner, rows.map(reminderOf));
}
