import { eventPayloads, type ReminderKind } from '@candor/contracts/events';
import { holdEvents, recordEvents, type Happened } from '../events/index.ts';
import type { Platform } from '../platform/context.ts';
import { keepDoing } from '../platform/keep-doing.ts';
import { markFired, nextDue, takeDue, type ReminderRow } from './store.ts';

const MOST_AT_ONCE = 100;

type Firing = Pick<Platform, 'store' | 'clock' | 'listeners' | 'log'>;

function eventOf({ kind, subject, payload }: ReminderRow): Happened<ReminderKind> | null {
  const read = eventPayloads[kind].safeParse(payload);
  return read.success ? { kind, subject, payload: read.data } : null;
}

/**
 * Makes events of the reminders that are due of one person, in one transaction with the note that they fired: exactly
 * once, however many servers run and whenever one is killed. False where nothing is due.
 */
export async function fireDue({ store, clock, listeners, log }: Firing): Promise<boolean> {
  const now = clock.now();
  const next = await nextDue(store);
  if (!next || next.dueAt > now) return false;
  const { userId } = next;
  const fired = await store.transaction(async (tx) => {
    // The person's lock comes first, as wherever events are recorded; whoever sets a reminder has it too.
    await holdEvents(tx, userId);
    const due = await takeDue(tx, userId, now, MOST_AT_ONCE);
    const happened = due.map(eventOf).filter((event) => event !== null);
    if (happened.length < due.length) log.error('reminders of an unknown form were left out');
    await recordEvents(tx, { listeners, owner: { id: userId } }, happened);
    if (due.length > 0)
      await markFired(
        tx,
        due.map(({ id }) => id),
        now,
      );
    return due.length;
  });
  // Whoever else has them fires them; to look again at once would be to wait for them.
  return fired > 0;
}

/** Fires what is due as long as the server runs. */
export function keepFiring(platform: Platform): void {
  keepDoing(platform, {
    name: 'reminders',
    next: async () => (await nextDue(platform.store))?.dueAt ?? null,
    doDue: () => fireDue(platform),
  });
}
