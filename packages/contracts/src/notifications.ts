import { z } from 'zod';
import {
  notificationCategories,
  notificationPriorities,
  notificationTypes,
} from '@candor/domain/notifications';
import { momentWithZone } from '@candor/domain/text';
import { endpoint } from './endpoint.ts';

const ids = z.array(z.uuid()).min(1).max(100);
const someone = '00000000-0000-4000-8000-000000000000';

export const notificationSchema = z.object({
  id: z.uuid(),
  type: z.enum(notificationTypes),
  title: z.string(),
  message: z.string(),
  timestamp: z.iso.datetime(),
  read: z.boolean(),
  actionUrl: z.string(),
  actionLabel: z.string(),
  priority: z.enum(notificationPriorities),
  category: z.enum(notificationCategories),
  /** How many it stands for. */
  count: z.int().min(1),
});
export type Notification = z.infer<typeof notificationSchema>;

/** How many are unread, at most 100. */
const unread = z.object({ unread: z.int().min(0).max(100) });

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  summary: 'What you were notified of and did not dismiss, the newest first',
  access: 'signed-in',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(50).default(30),
    /** The `next` of the page before. */
    before: z
      .string()
      .regex(/^\d{1,16}_[0-9a-f-]{36}$/)
      .optional(),
  }),
  reply: {
    kind: 'json',
    status: 200,
    schema: unread.extend({
      notifications: z.array(notificationSchema),
      /** Names the next page; null at the end. */
      next: z.string().nullable(),
    }),
  },
  errors: [],
  example: { query: { limit: '6' } },
});

export const readNotifications = endpoint({
  method: 'POST',
  path: '/api/notifications/read',
  summary: 'Mark notifications as read: some, or all there were at a moment',
  access: 'signed-in',
  body: z.union([z.strictObject({ ids }), z.strictObject({ until: momentWithZone })]),
  reply: { kind: 'json', status: 200, schema: unread },
  errors: [],
  example: { body: { ids: [someone] } },
});

export const dismissNotifications = endpoint({
  method: 'POST',
  path: '/api/notifications/dismiss',
  summary: 'Dismiss notifications',
  access: 'signed-in',
  body: z.strictObject({ ids }),
  reply: { kind: 'json', status: 200, schema: unread },
  errors: [],
  example: { body: { ids: [someone] } },
});

export const restoreNotifications = endpoint({
  method: 'POST',
  path: '/api/notifications/restore',
  summary: 'Take back that notifications were dismissed',
  access: 'signed-in',
  body: z.strictObject({ ids }),
  reply: { kind: 'json', status: 200, schema: unread },
  errors: [],
  example: { body: { ids: [someone] } },
});
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/notifications/unsubscribe',
  summary: 'Turn off email notifications by the link of such an email',
  access: 'public',
  body: z.strictObject({ token: z.string().min(1).max(200) }),
  reply: { kind: 'json', status: 200, schema: z.object({ success: z.literal(true) }) },
  errors: ['unsubscribe_refused'],
  example: { body: { token: 'of-an-email' } },
});
