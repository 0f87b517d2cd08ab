import { and, count, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, ne, or } from 'drizzle-orm';
import type { Store } from '../platform/database.ts';
import { notifications, type channels } from './schema.ts';

export type NotificationRow = typeof notifications.$inferSelect;
export type NewNotification = Omit<
  typeof notifications.$inferInsert,
  'id' | 'count' | 'readAt' | 'dismissedAt'
>;

/** Who asks: the session that did something is not notified of it. */
export interface Reader {
  userId: string;
  sessionId: string;
}

export type Channel = (typeof channels)[number];

const MOST_COUNTED = 100;
const isOf = (userId: string) => eq(notifications.userId, userId);
const isKept = isNull(notifications.dismissedAt);
const isUnread = and(isNull(notifications.readAt), isKept);
const isFor = ({ userId, sessionId }: Reader) =>
  and(isOf(userId), or(isNull(notifications.fromSession), ne(notifications.fromSession, sessionId)));
const isOneOf = (userId: string, ids: readonly string[]) =>
  and(isOf(userId), inArray(notifications.id, [...ids]));

/** The newest before a place in their order. */
export function notificationsBefore(
  store: Store,
  reader: Reader,
  { before, limit }: { before: { at: Date; id: string } | null; limit: number },
): Promise<NotificationRow[]> {
  const isBefore =
    before &&
    or(
      lt(notifications.at, before.at),
      and(eq(notifications.at, before.at), lt(notifications.id, before.id)),
    );
  return store
    .select()
    .from(notifications)
    .where(and(isFor(reader), isKept, isBefore ?? undefined))
    .orderBy(desc(notifications.at), desc(notifications.id))
    .limit(limit);
}

/** How many are unread; counted up to 100. */
export async function unreadOf(store: Store, reader: Reader): Promise<number> {
  const some = store
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(isFor(reader), isUnread))
    .limit(MOST_COUNTED)
    .as('some');
  const [row] = await store.select({ unread: count() }).from(some);
  return row?.unread ?? 0;
}

/** Whether there is one of this key. */
export async function hasKey(store: Store, userId: string, key: string): Promise<boolean> {
  const [row] = await store
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(isOf(userId), eq(notifications.key, key)));
  return row !== undefined;
}

/** The unread notification of a group since a moment. */
export async function openGroup(
  store: Store,
  { userId, groupKey, since }: { userId: string; groupKey: string; since: Date },
): Promise<NotificationRow | undefined> {
  const [row] = await store
    .select()
    .from(notifications)
    .where(and(isOf(userId), eq(notifications.groupKey, groupKey), isUnread, gte(notifications.at, since)))
    .orderBy(desc(notifications.at))
    .limit(1);
  return row;
}

export async function insertNotification(store: Store, row: NewNotification): Promise<NotificationRow> {
  const [added] = await store.insert(notifications).values(row).returning();
  if (!added) throw new Error('the notification was not stored');
  return added;
}

/** Counts one more in a notification; it is sent again as if it were new. */
export async function countOneMore(
  store: Store,
  row: NotificationRow,
  change: Pick<NotificationRow, 'title' | 'message' | 'payload' | 'actionUrl' | 'fromSession' | 'at'>,
): Promise<void> {
  await store
    .update(notifications)
    .set({ ...change, count: row.count + 1, mailedAt: null, pushedAt: null })
    .where(eq(notifications.id, row.id));
}

type Change = Partial<Pick<NotificationRow, 'readAt' | 'dismissedAt'>>;

/** Gives how many changed. */
async function change(store: Store, where: ReturnType<typeof and>, to: Change): Promise<number> {
  const changed = await store.update(notifications).set(to).where(where).returning({ id: notifications.id });
  return changed.length;
}

export const markRead = (store: Store, userId: string, ids: readonly string[], readAt: Date) =>
  change(store, and(isOneOf(userId, ids), isNull(notifications.readAt)), { readAt });

export const markAllRead = (store: Store, userId: string, until: Date, readAt: Date) =>
  change(store, and(isOf(userId), isUnread, lte(notifications.at, until)), { readAt });

export const dismiss = (store: Store, userId: string, ids: readonly string[], dismissedAt: Date) =>
  change(store, and(isOneOf(userId, ids), isKept), { dismissedAt });

export const restore = (store: Store, userId: string, ids: readonly string[]) =>
  change(store, and(isOneOf(userId, ids), isNotNull(notifications.dismissedAt)), { dismissedAt: null });

export async function deleteNotificationsBefore(
  store: Store,
  { before, dismissedBefore }: { before: Date; dismissedBefore: Date },
): Promise<void> {
  await store
    .delete(notifications)
    .where(or(lt(notifications.at, before), lt(notifications.dismissedAt, dismissedBefore)));
}

const sentBy = { mail: notifications.mailedAt, push: notifications.pushedAt } as const;
const sentField = { mail: 'mailedAt', push: 'pushedAt' } as const;

/** What was not read and not sent on this channel yet, the newest first. */
export function unsentOf(
  store: Store,
  userId: string,
  channel: Channel,
  limit: number,
): Promise<NotificationRow[]> {
  return store
    .select()
    .from(notifications)
    .where(and(isOf(userId), isUnread, isNull(sentBy[channel])))
    .orderBy(desc(notifications.at), desc(notifications.id))
    .limit(limit);
}

/** Notes that notifications were sent on a channel, or, with null, that they were not. */
export async function markSent(
  store: Store,
  { userId, channel, sentAt }: { userId: string; channel: Channel; sentAt: Date | null },
  ids?: readonly string[],
): Promise<void> {
  const which = ids ? isOneOf(userId, ids) : and(isOf(userId), isNull(sentBy[channel]));
  await store
    .update(notifications)
    .set({ [sentField[channel]]: sentAt })
    .where(which);
}
