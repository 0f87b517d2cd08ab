import type { listNotifications } from '@candor/contracts/notifications';
import type { Call } from '../platform/bind.ts';
import { presentNotification } from './present.ts';
import { notificationsBefore, unreadOf, type NotificationRow } from './store.ts';

const cursorOf = ({ at, id }: NotificationRow) => `${at.getTime()}_${id}`;

function placeOf(cursor: string) {
  const [ms = '', id = ''] = cursor.split('_');
  return { at: new Date(Number(ms)), id };
}

export async function list({ ctx, input: { query } }: Call<typeof listNotifications>) {
  const { limit, before } = query;
  const reader = { userId: ctx.owner.id, sessionId: ctx.sessionId };
  const place = before === undefined ? null : placeOf(before);
  const rows = await notificationsBefore(ctx.store, reader, { before: place, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    notifications: shown.map(presentNotification),
    unread: await unreadOf(ctx.store, reader),
    next: last ? cursorOf(last) : null,
  };
}
