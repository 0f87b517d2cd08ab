import { and, asc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { ReminderKind } from '@candor/contracts/events';
import type { Store } from '../platform/database.ts';
import { insertRows } from '../platform/insert-rows.ts';
import { reminders } from './schema.ts';

export type ReminderRow = typeof reminders.$inferSelect;
export type NewReminder = Omit<typeof reminders.$inferInsert, 'id' | 'firedAt'>;

const isDue = (now: Date) => and(isNull(reminders.firedAt), lte(reminders.dueAt, now));

/** Sets reminders, each of another key, or changes them. One that fired fires again only at another time. */
export async function upsertReminders(store: Store, rows: readonly NewReminder[]): Promise<void> {
  await insertRows(
    store,
    reminders,
    rows,
    sql`on conflict (user_id, key) do update set kind = excluded.kind, subject = excluded.subject,
      payload = excluded.payload, due_at = excluded.due_at,
      fired_at = case when ${reminders.dueAt} = excluded.due_at then ${reminders.firedAt} end`,
  );
}

export async function deleteReminders(store: Store, userId: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await store
    .delete(reminders)
    .where(and(eq(reminders.userId, userId), sql`${reminders.key} = any(${sql.param(keys)}::text[])`));
}

export async function deleteRemindersOf(
  store: Store,
  userId: string,
  kinds: readonly ReminderKind[],
): Promise<void> {
  await store.delete(reminders).where(and(eq(reminders.userId, userId), inArray(reminders.kind, [...kinds])));
}

/** When the next one is due, of all people; null where none is to come. */
export async function nextDue(store: Store): Promise<{ userId: string; dueAt: Date } | null> {
  const [row] = await store
    .select({ userId: reminders.userId, dueAt: reminders.dueAt })
    .from(reminders)
    .where(isNull(reminders.firedAt))
    .orderBy(asc(reminders.dueAt))
    .limit(1);
  return row ?? null;
}

/** A person's due reminders that nobody else has, oldest first; held until the transaction ends. */
export function takeDue(store: Store, userId: string, now: Date, limit: number): Promise<ReminderRow[]> {
  return store
    .select()
    .from(reminders)
    .where(and(eq(reminders.userId, userId), isDue(now)))
    .orderBy(asc(reminders.dueAt), asc(reminders.key))
    .limit(limit)
    .for('update', { skipLocked: true });
}

export async function markFired(store: Store, ids: readonly string[], firedAt: Date): Promise<void> {
  await store
    .update(reminders)
    .set({ firedAt })
    .where(inArray(reminders.id, [...ids]));
}

export async function deleteFiredBefore(store: Store, before: Date): Promise<void> {
  await store.delete(reminders).where(lt(reminders.firedAt, before));
}
