import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type * as notifications from '@candor/contracts/notifications';
import { call } from '../../platform/call.ts';
import { queryClient } from '../../platform/query-client.ts';
import { route, type ReplyOf } from '../../platform/route.ts';

const listRoute = route<typeof notifications.listNotifications>('GET', '/api/notifications');
const readRoute = route<typeof notifications.readNotifications>('POST', '/api/notifications/read');
const dismissRoute = route<typeof notifications.dismissNotifications>('POST', '/api/notifications/dismiss');
const restoreRoute = route<typeof notifications.restoreNotifications>('POST', '/api/notifications/restore');

type Listed = ReplyOf<typeof notifications.listNotifications>;
export type Notification = Listed['notifications'][number];

const KEY = 'notifications';
/** What the panel shows; one more tells whether there is more. */
export const MOST_IN_PANEL = 5;
const A_PAGE = 30;

/** The newest, and how many are unread. */
export const newestNotifications = queryOptions({
  queryKey: [KEY, 'newest'],
  queryFn: ({ signal }) => call(listRoute, { query: { limit: MOST_IN_PANEL + 1 }, signal }),
});

/** All of them, a page at a time. */
export const allNotifications = infiniteQueryOptions({
  queryKey: [KEY, 'all'],
  initialPageParam: '',
  queryFn: ({ signal, pageParam }) =>
    call(listRoute, { query: { limit: A_PAGE, ...(pageParam && { before: pageParam }) }, signal }),
  getNextPageParam: ({ next }) => next,
});

/** Asks again for what is shown. */
export const refreshNotifications = () => queryClient.invalidateQueries({ queryKey: [KEY] });

/** Shows a change at once; the server's answer follows. */
function show(change: (listed: Listed) => Listed): void {
  queryClient.setQueryData(newestNotifications.queryKey, (listed) => listed && change(listed));
  queryClient.setQueryData(
    allNotifications.queryKey,
    (all) => all && { ...all, pages: all.pages.map(change) },
  );
}

async function changing(change: (listed: Listed) => Listed, send: () => Promise<unknown>): Promise<void> {
  // An answer that is under way knows nothing of the change.
  await queryClient.cancelQueries({ queryKey: [KEY] });
  show(change);
  try {
    await send();
  } finally {
    await refreshNotifications();
  }
}

export function markRead({ id, read }: Notification): Promise<void> {
  if (read) return Promise.resolve();
  return changing(
    ({ notifications, unread, ...rest }) => ({
      ...rest,
      unread: Math.max(0, unread - 1),
      notifications: notifications.map((one) => (one.id === id ? { ...one, read: true } : one)),
    }),
    () => call(readRoute, { body: { ids: [id] } }),
  );
}

/** Marks as read what there was at a moment: what came since then stays unread. */
export function markAllRead(until: string): Promise<void> {
  return changing(
    (listed) => ({
      ...listed,
      unread: 0,
      notifications: listed.notifications.map((one) => ({ ...one, read: true })),
    }),
    () => call(readRoute, { body: { until } }),
  );
}

export function dismiss({ id, read }: Notification): Promise<void> {
  return changing(
    ({ notifications, unread, ...rest }) => ({
      ...rest,
      unread: read ? unread : Math.max(0, unread - 1),
      notifications: notifications.filter((one) => one.id !== id),
    }),
    () => call(dismissRoute, { body: { ids: [id] } }),
  );
}

export async function restore({ id }: Notification): Promise<void> {
  await call(restoreRoute, { body: { ids: [id] } });
  await refreshNotifications();
}
